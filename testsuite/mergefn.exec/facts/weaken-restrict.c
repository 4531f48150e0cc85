/* What is written through one restrict parameter cannot be read through the
   other.  The dropped function's parameters are plain, and overlap.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name, qualifier)                                             \
  static NOINLINE int name (int *qualifier p, int *qualifier limit)           \
  {                                                                           \
    int rounds = 0;                                                           \
    for (int i = 0; i < *limit; i++)                                          \
      {                                                                       \
        p[i] = p[i] - 2;                                                      \
        rounds++;                                                             \
      }                                                                       \
    return rounds;                                                            \
  }

#define none

FUNCTION (a_apart, restrict)
FUNCTION (overlaps, none)

int
main (void)
{
  int a[8] = { 5, 5, 5, 6, 5, 5, 5, 5 }, b[8] = { 5, 5, 5, 6, 5, 5, 5, 5 };
  int limit = input + 3;
  printf ("%d\n", a_apart (a, &limit));
  printf ("%d\n", overlaps (b, b + input));
  printf ("%d %d\n", a[3], b[3]);
  return 0;
}

/* { dg-final { mergefn-folds overlaps a_apart } } */
/* { dg-final { mergefn-weakens overlaps a_apart restrict } } */
/* { dg-final { mergefn-needs restrict {-O2 -O3} } } */
