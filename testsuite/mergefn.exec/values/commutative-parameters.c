/* a + b is b + a also where a and b are parameters that are used here for the
   first time.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name, expression, test)                                      \
  static NOINLINE int name (int a, int b, int n)                              \
  {                                                                           \
    int sum = expression;                                                     \
    if (test)                                                                 \
      sum ^= 5;                                                               \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

FUNCTION (plain, a + b, a < b)
FUNCTION (plain_again, a + b, a < b)
FUNCTION (sum_turned, b + a, a < b)
FUNCTION (test_turned, a + b, b > a)
FUNCTION (both_turned, b + a, b > a)
FUNCTION (other_test, a + b, a > b)
FUNCTION (difference, a - b, a < b)
FUNCTION (difference_turned, b - a, a < b)

int
main (void)
{
  int (*volatile functions[]) (int, int, int)
      = { plain,       plain_again, sum_turned, test_turned,
          both_turned, other_test,  difference, difference_turned };
  for (int f = 0; f < 8; f++)
    printf ("%d %d\n", functions[f](input, input * 5, input),
            functions[f](input * 5, input, input));
  return 0;
}

/* { dg-final { mergefn-folds plain_again both_turned } } */
/* { dg-final { mergefn-folds plain both_turned } } */
/* { dg-final { mergefn-folds sum_turned both_turned } } */
/* { dg-final { mergefn-folds test_turned both_turned } } */
/* { dg-final { mergefn-keeps-apart both_turned other_test } } */
/* { dg-final { mergefn-keeps-apart difference difference_turned } } */
