/* Recursive functions that can be called from outside: one becomes a jump to
   the other, and the other's recursion stays in itself.  LLVM: a recursive call
   does not block.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fvisibility=hidden" } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 9
#include "../../include/test.h"

int depth, deepest;

#define FUNCTION(name, last)                                                  \
  NOINLINE int name (int n)                                                   \
  {                                                                           \
    int sum = n;                                                              \
    if (++depth > deepest)                                                    \
      deepest = depth;                                                        \
    for (int i = 1; i < 3; i++)                                               \
      if (n > i)                                                              \
        sum = sum * 3 + name (n - i);                                         \
    depth -= last;                                                            \
    return sum;                                                               \
  }

FUNCTION (walk, 1)
FUNCTION (walk_again, 1)
FUNCTION (walk_down, 2)

int (*volatile functions[]) (int) = { walk, walk_again, walk_down };

int
main (void)
{
  for (int f = 0; f < 3; f++)
    {
      printf ("%d ", functions[f](input));
      printf ("%d %d\n", depth, deepest);
    }
  printf ("%d\n", functions[0] == functions[1]);
  return 0;
}

/* { dg-final { mergefn-folds walk_again walk } } */
/* { dg-final { mergefn-keeps-apart walk walk_down } } */
