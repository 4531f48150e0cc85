/* A nested function that uses its parent's variables is called with a static
   chain; one that does not is called without.  Two nested functions of one
   parent are the same if they use the same variables of its frame.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

NOINLINE int
apply (int (*function) (int), int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + function (i);
  return sum;
}

static NOINLINE int
parent (int n)
{
  int first = n * 7, second = n * 11;
  NOINLINE int
  uses_first (int x)
  {
    int sum = 0;
    for (int i = 0; i <= x; i++)
      sum = sum * 5 + first;
    return sum;
  }
  NOINLINE int
  uses_first_again (int x)
  {
    int sum = 0;
    for (int i = 0; i <= x; i++)
      sum = sum * 5 + first;
    return sum;
  }
  NOINLINE int
  uses_second (int x)
  {
    int sum = 0;
    for (int i = 0; i <= x; i++)
      sum = sum * 5 + second;
    return sum;
  }
  first += input;
  second += input;
  return uses_first (n) + 13 * uses_first_again (n) + 17 * uses_second (n)
         + apply (uses_first, n) + 3 * apply (uses_second, n);
}

int
main (void)
{
  printf ("%d\n", parent (input));
  return 0;
}

/* { dg-final { mergefn-folds uses_first_again.* uses_first.* removed } } */
/* { dg-final { mergefn-keeps-apart uses_first.* uses_second.* } } */
