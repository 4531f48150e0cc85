/* A nested function whose address is taken and compared keeps its address; a
   thunk would have to pass the static chain on, which GCC's thunks cannot.
   Only direct calls can move.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

NOINLINE int
apply (int (*f) (int), int (*g) (int), int n)
{
  int sum = f == g;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + f (i) - g (n);
  return sum;
}

static NOINLINE int
parent (int n)
{
  int count = n;
  NOINLINE int
  step (int x)
  {
    for (int i = 0; i <= x; i++)
      count = count * 5 + i;
    return count;
  }
  NOINLINE int
  step_again (int x)
  {
    for (int i = 0; i <= x; i++)
      count = count * 5 + i;
    return count;
  }
  return apply (step, step_again, n) + step (1) + step_again (2) + count;
}

int
main (void)
{
  printf ("%d\n", parent (input));
  return 0;
}

/* { dg-final { mergefn-folds step_again.* step.* redirected } } */
