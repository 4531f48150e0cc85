/* A local that was declared to live in a register is an operand of assembly in
   that register.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 5
#include "../../include/test.h"

#define FUNCTION(name, first, second)                                         \
  static NOINLINE long name (const int *p, long n)                            \
  {                                                                           \
    long sum = 0;                                                             \
    for (long i = 0; i < n; i++)                                              \
      {                                                                       \
        register long a asm (first) = p[i];                                   \
        register long b asm (second) = i;                                     \
        asm volatile ("leaq (%%r8, %%r9, 4), %0\n\tmovq %%r8, %1"             \
                      : "+r"(a), "+r"(b));                                    \
        sum = sum * 3 + a - b;                                                \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (plain, "r8", "r9")
FUNCTION (plain_again, "r8", "r9")
FUNCTION (exchanged, "r9", "r8")

int
main (void)
{
  int numbers[5];
  for (int i = 0; i < 5; i++)
    numbers[i] = input * (i + 7);
  printf ("%ld\n", plain (numbers, input));
  printf ("%ld\n", plain_again (numbers, input));
  printf ("%ld\n", exchanged (numbers, input));
  return 0;
}

/* { dg-final { mergefn-folds plain_again plain removed } } */
/* { dg-final { mergefn-keeps-apart plain exchanged } } */
