/* A function compiled for another instruction set is another function: here
   the one with FMA would round once where its twin rounds twice, and could not
   run at all on a processor without.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */
/* { dg-additional-options "-ffp-contract=fast" } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

#define FMA __attribute__ ((target ("fma")))

volatile double input = 1.0;

static NOINLINE double
line (const double *p, int n, double x)
{
  return p[n] * x + p[1];
}

static NOINLINE FMA double
line_fma (const double *p, int n, double x)
{
  return p[n] * x + p[1];
}

static NOINLINE FMA double
line_fma_again (const double *p, int n, double x)
{
  return p[n] * x + p[1];
}

int
main (void)
{
  double p[2] = { input / 3, -input / 9 };
  double x = input / 3;
  printf ("%a\n", line (p, 0, x));
  if (__builtin_cpu_supports ("fma"))
    printf ("%a %a\n", line_fma (p, 0, x), line_fma_again (p, 0, -x));
  return 0;
}

/* { dg-final { mergefn-folds line_fma_again line_fma } } */
/* { dg-final { mergefn-keeps-apart line line_fma* } } */
