/* A variable that was declared to live in a register has no address, also where
   whatever may access a parameter in memory forgets its type.  Functions with such asm
   fold only if GCC knows the same of both.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

struct first { long factor, length, more; };
struct second { unsigned long factor, length, more; };

/* The division is a call of a library function, which uses the registers.  */
#define FUNCTION(name, type)                                                  \
  NOINLINE long name (struct type s, long base, __int128 n, __int128 m)       \
  {                                                                           \
    long count = n / m;                                                       \
    register long rdi asm ("rdi") = s.factor;                                 \
    register long rsi asm ("rsi") = base;                                     \
    register long rdx asm ("rdx") = count;                                    \
    long result = 1;                                                          \
    asm volatile ("imulq %%rdi, %%rdx\n\taddq %%rsi, %%rdx\n\tmovq %%rdx, %0" \
                  : "+a"(result), "+r"(rdx)                                   \
                  : "r"(rdi), "r"(rsi));                                      \
    return result;                                                            \
  }

FUNCTION (a_signed, first)
FUNCTION (b_unsigned, second)
FUNCTION (c_signed, first)

volatile long input = 60;

int
main (void)
{
  struct first a = { 3 };
  struct second b = { 7 };
  printf ("%ld\n", a_signed (a, 100, input, 10));
  printf ("%ld\n", b_unsigned (b, 200, input, 20));
  printf ("%ld\n", c_signed (a, 300, input, 20));
  return 0;
}

/* { dg-final { mergefn-keeps-apart b_unsigned a_signed } } */
/* { dg-final { mergefn-folds c_signed a_signed } } */
