/* After a function with restrict parameters was inlined, its references still
   say which of them are apart.  The kept function inlined such a one; the
   dropped one inlined one with plain parameters, and they overlap.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */
/* { dg-additional-options "-fno-early-inlining -fno-ipa-sra" } */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name, qualifier)                                             \
  static inline int                                                           \
  name##_work (int *qualifier p, int *qualifier limit)                        \
  {                                                                           \
    int rounds = 0;                                                           \
    for (int i = 0; i < *limit; i++)                                          \
      {                                                                       \
        p[i] = p[i] - 2;                                                      \
        rounds++;                                                             \
      }                                                                       \
    return rounds;                                                            \
  }                                                                           \
  static NOINLINE int name (int **where, int at)                              \
  {                                                                           \
    return name##_work (where[0], where[1] + at);                             \
  }

#define none

FUNCTION (a_apart, restrict)
FUNCTION (overlaps, none)

int
main (void)
{
  int a[8] = { 5, 5, 5, 6, 5, 5, 5, 5 }, b[8] = { 5, 5, 5, 6, 5, 5, 5, 5 };
  int limit = input + 3;
  int *apart[2] = { a, &limit }, *same[2] = { b, b };
  printf ("%d\n", a_apart (apart, input - 3));
  printf ("%d\n", overlaps (same, input));
  printf ("%d %d\n", a[3], b[3]);
  return 0;
}

/* { dg-final { mergefn-folds overlaps a_apart } } */
/* { dg-final { mergefn-weakens overlaps a_apart dependence } } */
/* { dg-final { mergefn-needs dependence } } */
