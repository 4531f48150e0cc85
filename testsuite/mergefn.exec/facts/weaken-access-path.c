/* The path by which a place is reached is weakened with its alias sets.  Here
   it is all that differs: the kept function names members, the dropped one
   reaches the same places as items.  No program is known that goes wrong
   without: where alias sets and offsets are equal, GCC tells places apart by
   their paths only if both bases are objects of one type, and then the offsets
   tell too.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#include "../../include/test.h"

struct inner { int a, b; };
struct outer { struct inner first, second; };
union both { struct outer outer; int items[4]; };

#define FUNCTION(name, member, other)                                         \
  static NOINLINE int name (union both *p, union both *q, int n)              \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        sum = sum * 3 + p->member;                                            \
        q->other = sum;                                                       \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (a_by_members, outer.second.a, outer.first.b)
FUNCTION (by_items, items[2], items[1])

int
main (void)
{
  union both here = { { { 1, input }, { 3, 4 } } };
  union both *volatile p = &here;
  printf ("%d\n", a_by_members (p, p, input));
  printf ("%d\n", by_items (p, p, input));
  return 0;
}

/* { dg-final { mergefn-folds by_items a_by_members } } */
/* { dg-final { mergefn-weakens by_items a_by_members access-path } } */
