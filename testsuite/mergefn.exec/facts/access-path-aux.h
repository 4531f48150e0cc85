/* What facts-access-path.c and weaken-access-path.c compile, where facts are
   kept and where they are weakened.

   SPDX-License-Identifier: GPL-3.0-or-later  */

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
  printf ("%d\n", by_items (p, p, input));
  return 0;
}
