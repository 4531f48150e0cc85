/* An item within the bounds of its array is there with what it is a part of.
   The kept function reads such a one, and GCC may read it early; the dropped
   one reads behind the end of what is often no longer.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

#define FAR 500000

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
        sum = sum * 3 + item;                                                 \
    return sum;                                                               \
  }

static NOINLINE int
with_all (int n)
{
  union { struct { int count, items[FAR + 1]; } t; char bytes[n]; } object;
  INNER (a_read_whole, object.t.items[FAR])
  fill (&object.t.items[FAR], n);
  return a_read_whole (n, 1) + a_read_whole (n, n);
}

static NOINLINE int
with_few (int n)
{
  union { struct { int count, items[]; } t; char bytes[n]; } object;
  INNER (read_rest, object.t.items[FAR])
  fill (&object.t.count, n);
  return read_rest (n, n) + read_rest (n - 1, n);
}

static NOINLINE int
with_more (int n)
{
  union { struct { int count, items[FAR + 1]; } t; char bytes[n]; } object;
  INNER (read_whole_again, object.t.items[FAR])
  fill (&object.t.items[FAR], n);
  return read_whole_again (n, 2) + read_whole_again (n, n);
}

int
main (void)
{
  printf ("%d\n", with_all (input * 4));
  printf ("%d\n", with_few (input * 5));
  printf ("%d\n", with_more (input * 5));
  return 0;
}

/* { dg-final { mergefn-folds read_rest* a_read_whole* } } */
/* { dg-final { mergefn-folds read_whole_again* a_read_whole* } } */
/* { dg-final { mergefn-weakens read_rest* a_read_whole* no-trap } } */
