/* The order in which the source visits the predecessors of a join, by way of
   gotos, does not matter: same statements, same edges, same values.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define INPUT 7
#include "../../include/test.h"

int side_effects;

NOINLINE void
note (int n)
{
  side_effects = side_effects * 3 + n;
}

static NOINLINE int
forward (int n)
{
  int value;
  if (n & 1)
    goto odd;
  note (2);
  value = 20;
  goto join;
odd:
  note (1);
  value = 10;
join:
  note (value);
  return value * n;
}

static NOINLINE int
backward (int n)
{
  int value;
  if (n & 1)
    goto odd;
  goto even;
odd:
  note (1);
  value = 10;
  goto join;
even:
  note (2);
  value = 20;
join:
  note (value);
  return value * n;
}

int
main (void)
{
  for (int i = 0; i < input; i++)
    printf ("%d %d %d\n", forward (i), backward (i), side_effects);
  return 0;
}

/* { dg-final { mergefn-folds forward backward removed } } */
