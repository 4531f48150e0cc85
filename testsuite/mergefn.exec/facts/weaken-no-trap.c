/* An access that cannot trap may be done before it is known to be needed.  The
   kept function reaches an object of variable size of the function around it,
   which is always there; the dropped one follows a pointer of the function
   around it, which is null when it is not needed.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

struct head { int first; } *volatile nothing;

NOINLINE void
fill (int *p, int n)
{
  *p = n * 5;
}

#define INNER(name, item)                                                     \
  NOINLINE int name (int n, int limit)                                        \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      if (i > limit)                                                          \
        sum = sum * 3 + item first;                                           \
    return sum;                                                               \
  }

static NOINLINE int
with_object (int n)
{
  struct { int first; char bytes[n]; } object;
  INNER (a_reach_object, object.)
  fill (&object.first, n);
  return a_reach_object (n, 1) + a_reach_object (n, n);
}

static NOINLINE int
with_pointer (int n)
{
  struct head *p = nothing;
  INNER (follow_pointer, p->)
  return follow_pointer (n, n) + follow_pointer (n - 1, n);
}

int
main (void)
{
  printf ("%d\n", with_object (input * 4));
  printf ("%d\n", with_pointer (input * 5));
  return 0;
}

/* { dg-final { mergefn-folds follow_pointer* a_reach_object* } } */
/* { dg-final { mergefn-weakens follow_pointer* a_reach_object* no-trap } } */
/* { dg-final { mergefn-needs no-trap {-O2} } } */
