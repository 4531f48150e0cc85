/* Store motion takes two references for one that have one place and one alias set, and one of them speaks for both.  Once
   their types are forgotten, a reference in a branch that never runs must not lend the other its alignment, nor its
   restrict pointer.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 8
#include "../../include/test.h"

typedef float four __attribute__ ((vector_size (16)));
typedef float four_anywhere __attribute__ ((vector_size (16), aligned (4)));

union quad_a { four v; float f[4]; };
union quad_b { four v; float f[4]; int i[4]; };
struct packed_a { four_anywhere v; } __attribute__ ((packed));
struct packed_b { four_anywhere v; } __attribute__ ((packed));

#define SUM(name, reference, quad)                                            \
  NOINLINE static int name (void *p, int n, int when, four x)                 \
  {                                                                           \
    int k = 0;                                                                \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        reference += x;                                                       \
        if (i == when)                                                        \
          {                                                                   \
            ((union quad *)p)->v = x;                                         \
            k++;                                                              \
          }                                                                   \
      }                                                                       \
    return k;                                                                 \
  }

SUM (sum_a, *(four_anywhere *)p, quad_a)
SUM (sum_b, *(four_anywhere *)p, quad_b)
SUM (packed_sum_a, ((struct packed_a *)p)->v, quad_a)
SUM (packed_sum_b, ((struct packed_b *)p)->v, quad_b)

union count_a { long v; float f[2]; };
union count_b { long v; float f[2]; int i[2]; };

static inline void
count_apart (long *restrict q, long *restrict r, int m)
{
  for (int j = 0; j < m; j++)
    {
      *q += j;
      *r += 1;
    }
}

#define COUNT(name, count)                                                    \
  NOINLINE static long name (void *p, void *r, int n, int m)                  \
  {                                                                           \
    long k = 0;                                                               \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        ((union count *)p)->v += 3;                                           \
        k += ((union count *)r)->v;                                           \
        count_apart (p, r, m);                                                \
      }                                                                       \
    return k;                                                                 \
  }

COUNT (sum_counts_a, count_a)
COUNT (sum_counts_b, count_b)

static float numbers[32] __attribute__ ((aligned (16)));
static union count_a a;
static union count_b b;
static void *volatile addresses[] = { &a, &a, &b, &b };
volatile int first = 1;

int
main (void)
{
  four x = { 1, 2, 3, 4 };
  sum_a (numbers + first, input, -1, x);
  sum_b (numbers + first + 4, input, -1, x);
  packed_sum_a (numbers + first + 8, input, -1, x);
  packed_sum_b (numbers + first + 12, input, -1, x);
  for (int i = 0; i < 20; i++)
    printf ("%g ", numbers[i]);
  printf ("%ld ", sum_counts_a (addresses[0], addresses[1], input, input - INPUT));
  printf ("%ld\n", sum_counts_b (addresses[2], addresses[3], input, input - INPUT));
  return 0;
}
