/* One function's loop is to run in parallel.  GCC makes a function of the loop late.  That function has neither marks nor
   options of the one that the loop was in, so the unit is left alone.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fopenmp -fno-tree-sink" } */

#include <stdio.h>
#include <stdlib.h>

#define NO_INPUT
#include "../../include/test.h"
#include "../memory/rows-aux.h"

#define PARALLEL __attribute__ ((optimize ("tree-parallelize-loops=2")))

#define SET(name, lane, row)                                                  \
  PARALLEL NOINLINE static void                                               \
  name (char *p, int n, int when, four x, four y)                             \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        ((struct lane *)(p + i * 64l))->in.v = x;                             \
        if (i == when)                                                        \
          ((struct row *)(p + i * 64l))->v = y;                               \
      }                                                                       \
  }

SET (set_a, lane_a, row_a)
SET (set_b, lane_b, row_b)

volatile int count = 1000, never = -1;

int
main (void)
{
  char *memory = aligned_alloc (64, 64 * 1024);
  char *second = aligned_alloc (64, 64 * 1024);
  set_a (memory + 4, count, never, (four){ 1, 2, 3, 4 }, (four){ 5, 6 });
  set_b (second + 4, count, never, (four){ 1, 2, 3, 5 }, (four){ 5, 6 });
  four_anywhere *a = (four_anywhere *)(memory + 4 + 64 * 999), *b = (four_anywhere *)(second + 4 + 64 * 999);
  printf ("%g %g %g\n", (*a)[0], (*a)[3], (*b)[3]);
  return 0;
}

/* { dg-final { mergefn-keeps-apart set_b set_a } } */
