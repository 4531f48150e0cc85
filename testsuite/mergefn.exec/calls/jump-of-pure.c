/* Both callers call both of two equal pure functions, and give them the address of a variable.  GCC makes loops of the
   callers' calls only as long as it knows that nobody keeps the address, which the kept function's being pure says.
   From GCC 15 on, the callers' recursion stays one, plugin or not, and overflows the stack.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */
/* { dg-require-gcc 12 14 } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

static volatile int zero;

#define SUM(name, type)                                                                            \
  static NOINLINE type name (const type *p, int n)                                                 \
  {                                                                                                \
    type s = 0;                                                                                    \
    for (int i = 0; i < n; i++)                                                                    \
      s = (s ^ p[i]) & 1023;                                                                       \
    return s;                                                                                      \
  }

SUM (sum_first, int)
SUM (sum_second, int)

#define STEP(name, next, count, change)                                                            \
  static NOINLINE long next (long n, long sum);                                                    \
  static NOINLINE long name (long n, long sum)                                                     \
  {                                                                                                \
    int x[4] = { n & 1, sum & 3, zero, zero };                                                     \
    sum += sum_first (x, count);                                                                   \
    sum ^= sum_second (x, count - 1 + zero);                                                       \
    if (n == 0)                                                                                    \
      return sum + change;                                                                         \
    return next (n - 1, sum);                                                                      \
  }

STEP (even, odd, 4, 0)
STEP (odd, even, 3, 1)

int
main (void)
{
  printf ("%d\n", even (5000000 + zero, zero) != 77);
  return 0;
}

/* { dg-final { mergefn-folds sum_second sum_first } } */
