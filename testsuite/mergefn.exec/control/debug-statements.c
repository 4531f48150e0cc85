/* Debug information does not decide: with -g the variables of one of two
   functions are more than those of the other, and what is folded is the same.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

static NOINLINE int
terse (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + i;
  return sum;
}

static NOINLINE int
verbose (int count)
{
  int total = 1;
  int unused = count, also_unused = count * 2;
  for (int step = 0; step < count; step++)
    {
      int before = total;
      int product = before * 7;
      total = product + step;
      unused = total, also_unused = product;
    }
  (void) unused, (void) also_unused;
  return total;
}

/* What can never run does nothing, and neither does a label.  */
static NOINLINE int
guarded (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    {
      if (0)
        goto skip;
      sum = sum * 7 + i;
    skip:;
    }
  return sum;
}

static NOINLINE int
other (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 - i;
  return sum;
}

int
main (void)
{
  printf ("%d\n", guarded (input));
  printf ("%d\n", terse (input));
  printf ("%d\n", verbose (input));
  printf ("%d\n", other (input));
  return 0;
}

/* { dg-final { mergefn-folds terse guarded removed } } */
/* { dg-final { mergefn-folds verbose guarded removed } } */
/* { dg-final { mergefn-keeps-apart other guarded } } */
