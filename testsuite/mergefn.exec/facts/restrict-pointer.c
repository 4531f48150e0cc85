/* One function's pointers are promised not to overlap, its twin's do overlap.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-args "facts=keep" } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 6
#include "../../include/test.h"

#define FUNCTION(name, restrict)                                              \
  static NOINLINE void name (int *restrict to, int *restrict from, int n)     \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        *to += from[i];                                                       \
        to[1] = *from;                                                        \
      }                                                                       \
  }

FUNCTION (overlapping, )
FUNCTION (overlapping_again, )
FUNCTION (apart, restrict)
FUNCTION (apart_again, restrict)

int
main (void)
{
  int a[8] = { 1, 2, 3, 4, 5, 6, 7, 8 }, b[8] = { 1, 2, 3, 4, 5, 6, 7, 8 };
  int c[8] = { 1, 2, 3, 4, 5, 6, 7, 8 }, d[2] = { 5 }, e[2] = { 7 };
  overlapping (a + 1, a, input);
  overlapping_again (b + 3, b, input);
  apart (d, c, input);
  apart_again (e, c, input);
  for (int i = 0; i < 8; i++)
    printf ("%d %d ", a[i], b[i]);
  printf ("%d %d %d %d\n", d[0], d[1], e[0], e[1]);
  return 0;
}

/* { dg-final { mergefn-folds overlapping_again overlapping removed } } */
/* { dg-final { mergefn-folds apart_again apart removed } } */
