/* a < b is b > a, for integers, pointers and floating numbers; a <= b is not,
   and neither is !(a >= b) where a NaN can come.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <math.h>
#include <stdio.h>

#define INPUT 4
#include "../../include/test.h"

#define FUNCTION(name, type, test)                                            \
  static NOINLINE int name (const type *p, const type *q, int n)              \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        type a = p[i];                                                        \
        type b = q[i];                                                        \
        if (test)                                                             \
          sum = sum * 7 + i;                                                  \
        else                                                                  \
          sum = sum * 3 - i;                                                  \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (below, int, a < b)
FUNCTION (below_mirrored, int, b > a)
FUNCTION (at_most, int, a <= b)
FUNCTION (above, int, a > b)
FUNCTION (below_double, double, a < b)
FUNCTION (below_double_mirrored, double, b > a)
FUNCTION (not_at_least, double, !(a >= b))
FUNCTION (at_most_double, double, a <= b)
FUNCTION (unordered, double, __builtin_isunordered (a, b))

int
main (void)
{
  int a[4] = { input, 7, 11, 2 }, b[4] = { 13, 7, input, 2 };
  double c[4] = { input, NAN, 11, 2 }, d[4] = { 13, 7, input, 2 };
  int (*volatile functions[]) (const int *, const int *, int)
      = { below, below_mirrored, at_most, above };
  int (*volatile double_functions[]) (const double *, const double *, int)
      = { below_double, below_double_mirrored, not_at_least, at_most_double,
          unordered };
  for (int f = 0; f < 4; f++)
    printf ("%d\n", functions[f](a, b, input));
  for (int f = 0; f < 5; f++)
    printf ("%d\n", double_functions[f](c, d, input));
  return 0;
}

/* { dg-final { mergefn-folds below_mirrored below } } */
/* { dg-final { mergefn-folds below_double_mirrored below_double } } */
/* { dg-final { mergefn-count-merges 2 } } */
