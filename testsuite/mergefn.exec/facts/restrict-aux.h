/* What facts-restrict.c and weaken-restrict.c compile, where facts are kept
   and where they are weakened.

   SPDX-License-Identifier: GPL-3.0-or-later  */

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
FUNCTION (a_apart_too, restrict)
FUNCTION (overlapping, none)

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
INNER (overlapping_within, none)

int
main (void)
{
  int a[8] = { 5, 5, 5, 6, 5, 5, 5, 5 }, b[8] = { 5, 5, 5, 6, 5, 5, 5, 5 };
  int c[8] = { 1, 2, 3, 4, 5, 6, 7, 8 }, d[8] = { 1, 2, 3, 4, 5, 6, 7, 8 };
  int e[4] = { 5 }, f[4] = { 7 };
  int limit = input + 3;
  printf ("%d\n", a_apart (a, &limit));
  printf ("%d\n", a_apart_too (a, &limit));
  printf ("%d\n", overlapping (b, b + input));
  printf ("%d %d\n", a[3], b[3]);
  overlapping_within (c + 1, c, input);
  a_within (e, d, input);
  a_within_too (f, d, input);
  for (int i = 0; i < 8; i++)
    printf ("%d ", c[i]);
  printf ("%d %d %d %d\n", e[0], e[1], f[0], f[2]);
  return 0;
}
