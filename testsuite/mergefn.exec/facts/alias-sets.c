/* Two functions do the same to memory through pointers to different types, so
   GCC knows of each that other stores do not change what it reads.  A fold that
   keeps one of them as it is makes the other's callers see stale values.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

/* Whether *LIMIT may change in the loop, the types tell.  */
#define FUNCTION(name, item, bound)                                           \
  static NOINLINE int name (item *p, bound *limit)                            \
  {                                                                           \
    int rounds = 0;                                                           \
    for (bound i = 0; i < *limit; i++)                                        \
      {                                                                       \
        p[i] = p[i] - 2;                                                      \
        rounds++;                                                             \
      }                                                                       \
    return rounds;                                                            \
  }

FUNCTION (overlaps_maybe, long, long)
FUNCTION (overlaps_maybe_again, long, long)
FUNCTION (overlaps_cannot, long long, long)

int
main (void)
{
  long a[8] = { 5, 5, 5, input + 5, 5, 5, 5, 5 };
  long b[8] = { 5, 5, 5, input + 5, 5, 5, 5, 5 };
  long long c[8] = { 5, 5, 5, 5, 5, 5, 5, 5 };
  long limit = input + 3;
  printf ("%d\n", overlaps_maybe (a, a + 3));
  printf ("%d\n", overlaps_maybe_again (b, b + 3));
  printf ("%d\n", overlaps_cannot (c, &limit));
  printf ("%ld %ld %lld\n", a[3], b[3], c[3]);
  return 0;
}

/* { dg-final { mergefn-folds overlaps_maybe_again overlaps_maybe } } */
