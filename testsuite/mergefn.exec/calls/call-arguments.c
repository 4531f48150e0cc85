/* A call passes its arguments in their order, and as many as are written: of a
   variadic function, of a prototyped one, and of an internal one.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdarg.h>
#include <stdio.h>

#include "../../include/test.h"

/* The sum of the arguments before the first that is 0.  */
NOINLINE int
sum_until_zero (int first, ...)
{
  va_list list;
  int sum = 0;
  va_start (list, first);
  for (int next = first; next; next = va_arg (list, int))
    sum = sum * 3 + next;
  va_end (list);
  return sum;
}

NOINLINE int
difference (int a, int b, int c)
{
  return a * 100 - b * 10 + c;
}

#define FUNCTION(name, call)                                                  \
  static NOINLINE int name (int n, int a, int b)                              \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + call;                                                   \
    return sum + a - b;                                                       \
  }

FUNCTION (two, sum_until_zero (a, b, 0))
FUNCTION (two_again, sum_until_zero (a, b, 0))
FUNCTION (two_turned, sum_until_zero (b, a, 0))
FUNCTION (two_and_more, sum_until_zero (a, b, 0, 0))
FUNCTION (one, sum_until_zero (a, 0))
FUNCTION (fixed, difference (a, b, i))
FUNCTION (fixed_again, difference (a, b, i))
FUNCTION (fixed_turned, difference (a, i, b))
FUNCTION (fixed_same, difference (a, b, b))

int
main (void)
{
  int (*volatile functions[]) (int, int, int)
      = { two,   two_again,   two_turned,   two_and_more, one,
          fixed, fixed_again, fixed_turned, fixed_same };
  for (int f = 0; f < 9; f++)
    printf ("%d\n", functions[f](input, input * 2, input * 5));
  return 0;
}

/* { dg-final { mergefn-folds two_again two } } */
/* { dg-final { mergefn-folds fixed_again fixed } } */
/* { dg-final { mergefn-keeps-apart two two_turned } } */
/* { dg-final { mergefn-keeps-apart two two_and_more } } */
/* { dg-final { mergefn-keeps-apart two one } } */
/* { dg-final { mergefn-keeps-apart fixed fixed_turned } } */
/* { dg-final { mergefn-keeps-apart fixed fixed_same } } */
/* { dg-final { mergefn-count-merges 2 } } */
