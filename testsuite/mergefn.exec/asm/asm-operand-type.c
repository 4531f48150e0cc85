/* An operand of inline assembly is printed by its mode: %0 is a register's name
   of 32 or 64 bits, and with a constant the type is all that tells.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */

#include <stdio.h>

#define INPUT 5
#include "../../include/test.h"

/* Moves a constant through a register as wide as the constant's type.  */
#define FUNCTION(name, type)                                                  \
  static NOINLINE void name (unsigned long *p, int n)                         \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      asm volatile ("mov %1, %0"                                              \
                    : "=m"(*(char (*)[8]) & p[i])                             \
                    : "r"((type) 0x55)                                        \
                    : "memory");                                              \
  }

FUNCTION (store_char, char)
FUNCTION (store_short, short)
FUNCTION (store_int, int)
FUNCTION (store_int_again, int)
FUNCTION (store_long, long)

int
main (void)
{
  void (*volatile functions[]) (unsigned long *, int)
      = { store_char, store_short, store_int, store_int_again, store_long };
  for (int f = 0; f < 5; f++)
    {
      unsigned long numbers[2] = { -1ul, -1ul };
      functions[f](numbers, input - 3);
      printf ("%lx %lx\n", numbers[0], numbers[1]);
    }
  return 0;
}

/* { dg-final { mergefn-folds store_int_again store_int } } */
/* { dg-final { mergefn-count-merges 1 } } */
