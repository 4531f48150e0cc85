/* GCC makes a store in a branch run always if another store to the place runs before.  The two are told apart by their
   steps.  Once these are forgotten, a store that never runs must not lend its alignment.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <stdlib.h>

#define INPUT 0
#include "../../include/test.h"
#include "rows-aux.h"

#define SET(name, lane, row)                                                  \
  NOINLINE static void name (void *p, four x, four y, int is_row)             \
  {                                                                           \
    ((struct lane *)p)->in.v = x;                                             \
    if (is_row)                                                               \
      ((struct row *)p)->v = y;                                               \
  }

SET (set_a, lane_a, row_a)
SET (set_b, lane_b, row_b)

int
main (void)
{
  char *memory = aligned_alloc (16, 128);
  struct lane_a *a = (struct lane_a *)(memory + 4);
  struct lane_b *b = (struct lane_b *)(memory + 68);
  set_a (a, (four){ 1, 2, 3, 4 }, (four){ 5, 6 }, input);
  set_b (b, (four){ 1, 2, 3, 5 }, (four){ 5, 6 }, input);
  printf ("%g %g %g\n", a->in.v[0], a->in.v[3], b->in.v[3]);
  return 0;
}

/* { dg-final { mergefn-needs joins {-O1} 12 } } */
