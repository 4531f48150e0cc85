/* The address of an object and that of its first member are one address, so
   functions that spell it the one way and the other are the same; but GCC knows
   another size of the one than of the other.  The two spellings stand at the
   same places of what GCC knows, whichever comes first.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

struct pair { int x; int y; };

NOIPA void
use (void *p, void *q)
{
  *(int *) p += 1;
  *(int *) q += 2;
}

#define ONE(name, first)                                                      \
  static NOINLINE int name (int a)                                            \
  {                                                                           \
    struct pair s = { a, 3 };                                                 \
    use (first, &s.y);                                                        \
    return s.x + s.y * a;                                                     \
  }
ONE (whole, &s)
ONE (member, &s.x)

#define TWO(name, first, second)                                              \
  static NOINLINE int name (int a)                                            \
  {                                                                           \
    struct pair s = { a, 3 }, t = { 4, a };                                   \
    use (first, second);                                                      \
    return s.x * 3 + s.y * a + t.x * t.y;                                     \
  }
TWO (whole_member, &s, &t.x)
TWO (member_whole, &s.x, &t)
TWO (swapped, &t, &s.x)

int
main (void)
{
  printf ("%d %d\n", whole (input), member (input));
  printf ("%d %d\n", whole_member (input), member_whole (input));
  printf ("%d\n", swapped (input + 1));
  return 0;
}

/* { dg-final { mergefn-folds member whole } } */
/* { dg-final { mergefn-folds member_whole whole_member } } */
/* { dg-final { mergefn-keeps-apart swapped whole_member } } */
