/* Callers of equal functions become equal when their callees are one: three
   levels, with the leaves defined last and the levels not in order.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 4
#include "../../include/test.h"

#define FUNCTION(name, callee, factor)                                        \
  static NOINLINE int callee (int n);                                         \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * factor + callee (i);                                        \
    return sum;                                                               \
  }

FUNCTION (top_a, middle_a, 3)
FUNCTION (top_b, middle_b, 3)
FUNCTION (top_c, middle_c, 3)
FUNCTION (bottom_a, leaf_a, 7)
FUNCTION (bottom_b, leaf_b, 7)
FUNCTION (bottom_c, leaf_c, 7)
FUNCTION (middle_a, bottom_a, 5)
FUNCTION (middle_b, bottom_b, 5)
FUNCTION (middle_c, bottom_c, 5)

#define LEAF(name, factor)                                                    \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * factor + i;                                                 \
    return sum;                                                               \
  }

LEAF (leaf_a, 2)
LEAF (leaf_b, 2)
LEAF (leaf_c, 4)

int
main (void)
{
  printf ("%d ", top_a (input));
  printf ("%d ", top_b (input));
  printf ("%d\n", top_c (input));
  return 0;
}

/* { dg-final { mergefn-folds leaf_b leaf_a removed } } */
/* { dg-final { mergefn-folds bottom_b bottom_a removed } } */
/* { dg-final { mergefn-folds middle_b middle_a removed } } */
/* { dg-final { mergefn-folds top_b top_a removed } } */
/* { dg-final { mergefn-keeps-apart top_a top_c } } */
/* { dg-final { mergefn-count-merges 4 } } */
