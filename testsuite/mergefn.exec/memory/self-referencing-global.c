/* A variable that refers to itself, or to the functions that use it, is one
   variable; functions that use two such variables differ.  LLVM:
   self-referencing global.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

struct ring
{
  struct ring *next;
  int (*step) (int);
  int count;
};

static int step_a (int), step_b (int), step_c (int);
static struct ring ring_a = { &ring_a, step_a, 1 };
static struct ring ring_b = { &ring_b, step_b, 1 };

#define FUNCTION(name, variable)                                              \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    struct ring *at = &variable;                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        at->count = at->count * 3 + i;                                        \
        at = at->next;                                                        \
      }                                                                       \
    return at->count;                                                         \
  }

FUNCTION (step_a, ring_a)
FUNCTION (step_b, ring_b)
FUNCTION (step_c, ring_a)

int
main (void)
{
  struct ring *volatile rings[] = { &ring_a, &ring_b };
  for (int i = 0; i < input; i++)
    for (int j = 0; j < 2; j++)
      printf ("%d ", rings[j]->step (input + i));
  printf ("%d %d\n", step_c (input), rings[0]->step == rings[1]->step);
  return 0;
}

/* { dg-final { mergefn-folds step_c step_a removed } } */
/* { dg-final { mergefn-keeps-apart step_a step_b } } */
