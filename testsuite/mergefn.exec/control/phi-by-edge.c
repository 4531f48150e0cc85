/* Where control flow joins, a value belongs to the edge it comes by, not to
   its place in a list: the same values over other edges are another function,
   and the same edges in another order are the same function.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 6
#include "../../include/test.h"

int side_effects;

NOINLINE void
note (int n)
{
  side_effects = side_effects * 3 + n;
}

static NOINLINE long
choose (int n)
{
  long sum = 0;
  for (int i = 0; i < n; i++)
    {
      int value;
      if (i & 1)
        {
          note (1);
          value = 10;
        }
      else
        {
          note (2);
          value = 20;
        }
      sum = sum * 3 + value;
    }
  return sum;
}

static NOINLINE long
choose_again (int n)
{
  long sum = 0;
  for (int i = 0; i < n; i++)
    {
      int value;
      if (i & 1)
        {
          note (1);
          value = 10;
        }
      else
        {
          note (2);
          value = 20;
        }
      sum = sum * 3 + value;
    }
  return sum;
}

static NOINLINE long
choose_crosswise (int n)
{
  long sum = 0;
  for (int i = 0; i < n; i++)
    {
      int value;
      if (i & 1)
        {
          note (1);
          value = 20;
        }
      else
        {
          note (2);
          value = 10;
        }
      sum = sum * 3 + value;
    }
  return sum;
}

int
main (void)
{
  printf ("%ld ", choose (input));
  printf ("%ld ", choose_again (input));
  printf ("%ld ", choose_crosswise (input));
  printf ("%d\n", side_effects);
  return 0;
}

/* { dg-final { mergefn-folds choose_again choose removed } } */
/* { dg-final { mergefn-keeps-apart choose choose_crosswise } } */
