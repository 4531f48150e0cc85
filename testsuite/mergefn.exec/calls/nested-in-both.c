/* Nested functions of two parents that do the same: the nested ones fold, since
   the parents' frames have one layout, and then the parents do.  Merging must
   not upset who is nested in whom.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-additional-options "-fno-strict-aliasing" } */

#include <stdio.h>

#include "../../include/test.h"

#define FAMILY(parent, child, start)                                          \
  static NOINLINE int parent (int n)                                          \
  {                                                                           \
    int first = n * 7, second = start;                                        \
    NOINLINE int child (int x)                                                \
    {                                                                         \
      int sum = 0;                                                            \
      for (int i = 0; i <= x; i++)                                            \
        sum = sum * 5 + first - second++;                                     \
      return sum;                                                             \
    }                                                                         \
    for (int i = 0; i < n; i++)                                               \
      first = first * 3 + child (i);                                          \
    return first ^ second;                                                    \
  }

FAMILY (parent_a, child_a, 5)
FAMILY (parent_b, child_b, 5)
FAMILY (parent_c, child_c, 6)

int
main (void)
{
  printf ("%d\n", parent_a (input));
  printf ("%d\n", parent_b (input));
  printf ("%d\n", parent_c (input));
  return 0;
}

/* { dg-final { mergefn-folds child_b.* child_a.* } } */
/* { dg-final { mergefn-folds parent_b parent_a } } */
/* { dg-final { mergefn-keeps-apart parent_a parent_c } } */
