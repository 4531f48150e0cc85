/* Where facts are kept, a function whose pointers are promised not to overlap
   is not folded with one whose pointers do: by the parameters' types, and where
   only what the loads and stores say is left of the promise.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-args "facts=keep" } */

#include <stdio.h>

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

FUNCTION (a_apart, restrict)
FUNCTION (a_apart_too, restrict)
FUNCTION (overlapping, )

/* The promise is of the function that is inlined.  */
#define INNER(name, restrict)                                                 \
  static inline void name##_inner (int *restrict to, int *restrict from,      \
                                   int n)                                     \
  {                                                                           \
    to[1] = from[2];                                                          \
    to[0] = from[1] * 3;                                                      \
    to[2] = from[0] + n;                                                      \
  }                                                                           \
  static NOINLINE void name (int *to, int *from, int n)                       \
  {                                                                           \
    name##_inner (to, from, n);                                               \
    from[3] += n;                                                             \
  }

INNER (a_within, restrict)
INNER (a_within_too, restrict)
INNER (overlapping_within, )

int
main (void)
{
  int a[8] = { 1, 2, 3, 4, 5, 6, 7, 8 }, b[8] = { 1, 2, 3, 4, 5, 6, 7, 8 };
  int c[8] = { 1, 2, 3, 4, 5, 6, 7, 8 }, d[4] = { 5 }, e[4] = { 7 };
  int f[4] = { 5 }, g[4] = { 7 };
  overlapping (a + 1, a, input);
  overlapping_within (b + 1, b, input);
  a_apart (d, c, input);
  a_apart_too (e, c, input);
  a_within (f, c, input);
  a_within_too (g, c, input);
  for (int i = 0; i < 8; i++)
    printf ("%d %d ", a[i], b[i]);
  printf ("%d %d %d %d\n", d[0], d[1], e[0], e[1]);
  printf ("%d %d %d %d\n", f[0], f[1], g[0], g[2]);
  return 0;
}

/* { dg-final { mergefn-folds a_apart_too a_apart } } */
/* { dg-final { mergefn-folds a_within_too a_within } } */
/* { dg-final { mergefn-refuses overlapping a_apart* facts-differ restrict } } */
/* { dg-final { mergefn-refuses overlapping_within a_within* facts-differ dependence } } */
/* { dg-final { mergefn-keeps-apart overlapping a_apart } } */
/* { dg-final { mergefn-keeps-apart overlapping_within a_within } } */
