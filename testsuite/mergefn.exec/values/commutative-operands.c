/* a + b is b + a, whichever was computed first; a - b is not b - a.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name, type, first, second, expression)                       \
  static NOINLINE type name (const type *p, const type *q, int n)             \
  {                                                                           \
    type sum = 1;                                                             \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        type first = p[i] * 3;                                                \
        type second = q[i] + 5;                                               \
        sum = sum * 7 + (expression);                                         \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (add, int, a, b, a + b)
FUNCTION (add_turned, int, a, b, b + a)
FUNCTION (and, int, a, b, (a & b) | 1)
FUNCTION (and_turned, int, a, b, (b & a) | 1)
FUNCTION (multiply, double, a, b, a *b)
FUNCTION (multiply_turned, double, a, b, b *a)
FUNCTION (subtract, int, a, b, a - b)
FUNCTION (subtract_turned, int, a, b, b - a)
FUNCTION (shift, int, a, b, a << (b & 7))
FUNCTION (shift_turned, int, a, b, b << (a & 7))

int
main (void)
{
  int a[3] = { input, 7, 11 }, b[3] = { 13, input, 17 };
  double c[3] = { input, 7, 11 }, d[3] = { 13, input, 17 };
  printf ("%d %d\n", add (a, b, input), add_turned (a, b, input));
  printf ("%d %d\n", and (a, b, input), and_turned (a, b, input));
  printf ("%g %g\n", multiply (c, d, input), multiply_turned (c, d, input));
  printf ("%d %d\n", subtract (a, b, input), subtract_turned (a, b, input));
  printf ("%d %d\n", shift (a, b, input), shift_turned (a, b, input));
  return 0;
}

/* { dg-final { mergefn-folds add_turned add removed } } */
/* { dg-final { mergefn-folds and_turned and removed } } */
/* { dg-final { mergefn-folds multiply_turned multiply removed } } */
/* { dg-final { mergefn-keeps-apart subtract subtract_turned } } */
/* { dg-final { mergefn-keeps-apart shift shift_turned } } */
