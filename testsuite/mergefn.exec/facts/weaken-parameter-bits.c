/* Interprocedural constant propagation finds that the kept function's parameter
   is always odd.  The range, and the bits that can be set, are those of the
   dropped function's, which is passed even numbers too.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name)                                                        \
  static NOINLINE int name (int n, int rounds)                                \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < rounds; i++)                                          \
      if (n & 1)                                                              \
        sum = sum * 3 + n;                                                    \
      else                                                                    \
        sum = sum * 5 - n;                                                    \
    return sum;                                                               \
  }

FUNCTION (a_always_odd)
FUNCTION (often_odd)

int
main (void)
{
  printf ("%d %d\n", a_always_odd (1, input), a_always_odd (15, input));
  printf ("%d %d\n", often_odd (1, input), often_odd (15, input));
  printf ("%d\n", often_odd (2, input));
  return 0;
}

/* { dg-final { mergefn-folds often_odd a_always_odd } } */
/* { dg-final { mergefn-weakens often_odd a_always_odd parameter-bits } } */
/* { dg-final { mergefn-needs parameter-bits } } */
