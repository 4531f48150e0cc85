/* All callers of the kept function pass small numbers that are not negative,
   and interprocedural constant propagation says so; the dropped one's pass any
   number.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name)                                                        \
  static NOINLINE int name (int n, int rounds)                                \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < rounds; i++)                                          \
      if (n < 0)                                                              \
        sum = sum * 3 - 1;                                                    \
      else                                                                    \
        sum = sum * 7 + n / 4;                                                \
    return sum;                                                               \
  }

FUNCTION (a_small_number)
FUNCTION (any_number)

int
main (void)
{
  int n = input;
  printf ("%d\n", a_small_number (n & 7, n));
  printf ("%d %d\n", any_number (-n, n), any_number (n, n));
  return 0;
}

/* { dg-final { mergefn-folds any_number a_small_number } } */
/* { dg-final { mergefn-weakens any_number a_small_number range } } */
/* { dg-final { mergefn-needs range } } */
