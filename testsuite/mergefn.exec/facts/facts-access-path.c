/* Where facts are kept, one place in memory reached through other members is
   not the same: by the path GCC tells that two accesses do not overlap.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */
/* { dg-mergefn-args "facts=keep" } */

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
FUNCTION (a_by_members_too, outer.second.a, outer.first.b)
FUNCTION (by_items, items[2], items[1])

int
main (void)
{
  union both here = { { { 1, input }, { 3, 4 } } };
  union both *volatile p = &here;
  printf ("%d\n", a_by_members (p, p, input));
  printf ("%d\n", a_by_members_too (p, p, input));
  /* Here the two overlap.  */
  printf ("%d\n", by_items (p, (union both *) ((int *) p + 1), input));
  return 0;
}

/* { dg-final { mergefn-folds a_by_members_too a_by_members } } */
/* { dg-final { mergefn-refuses by_items a_by_members* facts-differ } } */
/* { dg-final { mergefn-keeps-apart by_items a_by_members } } */
