/* Under -frounding-math a constant expression is computed at run time, in the
   rounding mode of that moment.  The helpers are inlined late, so the constants
   meet after folding.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fno-early-inlining" } */

#include <fenv.h>
#include <stdio.h>

#include "../../include/test.h"

#define ROUNDS __attribute__ ((optimize ("rounding-math")))

static inline double ten (void) { return 10.0; }
static inline ROUNDS double ten_rounding (void) { return 10.0; }

static NOINLINE void
tenths (double *p, int n)
{
  for (int i = 0; i < n; i++)
    p[i] = 1.0 / ten ();
}

static NOINLINE ROUNDS void
tenths_rounding (double *p, int n)
{
  for (int i = 0; i < n; i++)
    p[i] = 1.0 / ten_rounding ();
}

static NOINLINE ROUNDS void
tenths_rounding_again (double *p, int n)
{
  for (int i = 0; i < n; i++)
    p[i] = 1.0 / ten_rounding ();
}

int
main (void)
{
  double nearest[3] = { 0 }, down[3] = { 0 }, up[3] = { 0 };
  tenths (nearest, input);
  fesetround (FE_DOWNWARD);
  tenths_rounding (down, input);
  fesetround (FE_UPWARD);
  tenths_rounding_again (up, input);
  fesetround (FE_TONEAREST);
  printf ("%a %a %a\n", nearest[0], down[1], up[2]);
  return 0;
}

/* { dg-final { mergefn-folds *rounding_again *rounding removed } } */
/* { dg-final { mergefn-keeps-apart tenths tenths_rounding* } } */
