/* A call that passes a static chain is not one that passes none, or another:
   here a nested function calls its siblings, which read another frame each.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

static NOINLINE int
outer (int n)
{
  int level = n;
  NOINLINE int
  leaf (int x)
  {
    return level * 10 + x;
  }
  NOINLINE int
  call_leaf (int m)
  {
    int sum = 0;
    for (int i = 0; i < m; i++)
      sum = sum * 7 + leaf (i);
    return sum;
  }
  NOINLINE int
  call_leaf_again (int m)
  {
    int sum = 0;
    for (int i = 0; i < m; i++)
      sum = sum * 7 + leaf (i);
    return sum;
  }
  NOINLINE int
  middle (int m)
  {
    int level_of_middle = m;
    NOINLINE int
    other_leaf (int x)
    {
      return level_of_middle * 10 + x;
    }
    int sum = 0;
    for (int i = 0; i < m; i++)
      sum = sum * 7 + other_leaf (i) + leaf (i);
    return sum;
  }
  level += input;
  return call_leaf (n) + 3 * call_leaf_again (n) + 5 * middle (n + 1);
}

int
main (void)
{
  printf ("%d\n", outer (input));
  return 0;
}

/* { dg-final { mergefn-folds call_leaf_again.* call_leaf.* removed } } */
/* { dg-final { mergefn-keeps-apart leaf.* other_leaf.* } } */
