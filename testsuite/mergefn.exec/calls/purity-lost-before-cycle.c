/* Two functions that are const fold, and a caller that calls both takes their results for places apart.  So the kept
   one is const no more.  Only then does a cycle of calls fold, and with it a function that is preferred.  That
   function must lose const, too.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#define INPUT 16
#include "../../include/test.h"

#define CONST __attribute__ ((const))

/* Two functions that call each other.  */
#define CYCLE(g, h)                                                           \
  CONST NOINLINE static int h (int n);                                        \
  CONST NOINLINE static int g (int n)                                         \
  {                                                                           \
    return n < 5 ? n * 3 + 1 : h (n - 2) * 5 + n;                             \
  }                                                                           \
  CONST NOINLINE static int h (int n)                                         \
  {                                                                           \
    return n < 3 ? n + 2 : g (n - 1) * 7 - n;                                 \
  }
CYCLE (g1, h1)
CYCLE (g2, h2)

#define PLACE CONST NOINLINE
#define VALID(n) (g1 (n) > 0)
#include "results-as-places-aux.h"

/* Equal to the others only once the cycles have folded, and preferred to them.  */
#define VALID_BY_OTHER(n) (g2 (n) > 0)
AS (a_wide, wide, VALID_BY_OTHER)

void *volatile keep;

int
main (void)
{
  keep = as_wide;
  keep = as_narrow;
  keep = as_lane;
  keep = as_row;
  show_places ();
  struct wide w = { { 1, 2, 3, 4 }, 5 };
  printf ("%d\n", a_wide (&w, input)->l[3]);
  return 0;
}

/* { dg-final { mergefn-folds as_lane a_wide } } */
/* { dg-final { mergefn-weakens as_lane a_wide function-flags } } */
