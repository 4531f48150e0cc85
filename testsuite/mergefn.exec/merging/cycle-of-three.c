/* Cycles of three that do the same as one another, although their members start
   at another place.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 8
#include "../../include/test.h"

int log_of_calls;

#define ONE(name, step, callee)                                               \
  static NOINLINE int callee (int n);                                         \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = n * step;                                                       \
    log_of_calls = log_of_calls * 3 + step;                                   \
    for (int i = 1; i < 3; i++)                                               \
      if (n > i)                                                              \
        sum = sum * 5 + callee (n - i);                                       \
    return sum;                                                               \
  }

ONE (a_one, 1, a_two)
ONE (a_two, 2, a_three)
ONE (a_three, 3, a_one)

ONE (b_three, 3, b_one)
ONE (b_one, 1, b_two)
ONE (b_two, 2, b_three)

/* Twice round: six functions that do what three do.  */
ONE (c_one, 1, c_two)
ONE (c_two, 2, c_three)
ONE (c_three, 3, d_one)
ONE (d_one, 1, d_two)
ONE (d_two, 2, d_three)
ONE (d_three, 3, c_one)

ONE (even, 7, odd)
ONE (odd, 7, even)

int
main (void)
{
  int (*volatile functions[]) (int)
      = { a_one, a_two, a_three, b_one, b_two, b_three, c_one,
          c_two, c_three, d_one, d_two, d_three, even, odd };
  for (int f = 0; f < 14; f++)
    {
      printf ("%d ", functions[f](input));
      printf ("%d\n", log_of_calls);
    }
  return 0;
}

/* { dg-final { mergefn-folds b_one a_one } } */
/* { dg-final { mergefn-folds b_two a_two } } */
/* { dg-final { mergefn-folds b_three a_three } } */
/* { dg-final { mergefn-folds d_one a_one } } */
/* { dg-final { mergefn-folds c_two a_two } } */
/* { dg-final { mergefn-keeps-apart a_one a_two } } */
/* { dg-final { mergefn-keeps-apart a_one even } } */
