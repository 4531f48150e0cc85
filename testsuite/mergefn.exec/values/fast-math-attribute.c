/* One function may reassociate and forget about NaNs, its twin may not; their
   statements are equal.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

#define FAST __attribute__ ((optimize ("fast-math")))

volatile double input = 1.0;

static NOINLINE double
sum_exact (const double *p, int n)
{
  double sum = 0;
  for (int i = 0; i + 3 < n; i += 4)
    sum += (p[i] + p[i + 1]) - p[i];
  return sum;
}

static NOINLINE FAST double
sum_fast (const double *p, int n)
{
  double sum = 0;
  for (int i = 0; i + 3 < n; i += 4)
    sum += (p[i] + p[i + 1]) - p[i];
  return sum;
}

static NOINLINE double
sum_exact_again (const double *p, int n)
{
  double sum = 0;
  for (int i = 0; i + 3 < n; i += 4)
    sum += (p[i] + p[i + 1]) - p[i];
  return sum;
}

int
main (void)
{
  double lossy[4] = { input * 1e300, input, input, input };
  double small[4] = { input, input * 2, input, input };
  printf ("%g\n", sum_exact (lossy, 4));
  printf ("%g\n", sum_fast (small, 4));
  printf ("%g\n", sum_exact_again (lossy, 4));
  return 0;
}

/* { dg-final { mergefn-folds sum_exact_again sum_exact removed } } */
/* { dg-final { mergefn-keeps-apart sum_exact sum_fast } } */
