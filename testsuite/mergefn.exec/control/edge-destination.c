/* The same blocks with the two ways out of a test exchanged: what is done is
   done under the opposite condition.  A negated test with its ways exchanged
   too is written here as well; GCC brings both to one form.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define INPUT 6
#include "../../include/test.h"

int side_effects;

NOINLINE void
note (int n)
{
  side_effects = side_effects * 3 + n;
}

#define FUNCTION(name, condition)                                             \
  static NOINLINE void name (int n, int m)                                    \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        note (3);                                                             \
        if (condition)                                                        \
          note (1);                                                           \
        else                                                                  \
          note (2);                                                           \
      }                                                                       \
  }

FUNCTION (equal, i == m)
FUNCTION (equal_again, i == m)
FUNCTION (unequal, i != m)
FUNCTION (below, i < m)
FUNCTION (above, i > m)
FUNCTION (at_most, i <= m)

/* Exits a loop early, or only skips a step.  */
static NOINLINE void
leave (int n, int m)
{
  for (int i = 0; i < n; i++)
    {
      if (i == m)
        break;
      note (i);
    }
}

static NOINLINE void
skip (int n, int m)
{
  for (int i = 0; i < n; i++)
    {
      if (i == m)
        continue;
      note (i);
    }
}

int
main (void)
{
  void (*volatile functions[]) (int, int)
      = { equal, equal_again, unequal, below, above, at_most, leave, skip };
  for (int f = 0; f < 8; f++)
    {
      functions[f](input, input - 3);
      printf ("%d\n", side_effects);
    }
  return 0;
}

/* { dg-final { mergefn-folds equal_again equal } } */
/* { dg-final { mergefn-keeps-apart equal unequal } } */
/* { dg-final { mergefn-keeps-apart below above } } */
/* { dg-final { mergefn-keeps-apart below at_most } } */
/* { dg-final { mergefn-keeps-apart leave skip } } */
/* { dg-final { mergefn-count-merges 1 } } */
