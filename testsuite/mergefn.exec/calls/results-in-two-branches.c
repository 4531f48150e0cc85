/* Each branch has one of the two calls, and both calls do something.  GCC 11 takes them for one value all the same, and
   x & 127 for x, since first's result is at most 100 (results-in-branches.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/two-branches.h"

volatile int zero;
NOINLINE static unsigned first (unsigned n) { calls++; return n * n ^ n >> 3; }
NOINLINE static unsigned second (unsigned n) { calls++; return n * n ^ n >> 3; }

NOINLINE unsigned
caller (unsigned a, int branch, int small, unsigned y)
{
  TWO_BRANCHES (first, second);
}

int
main (void)
{
  printf ("%u ", caller (zero + 1, 0, 1, 0));
  printf ("%u\n", caller (zero + 1000, 1, 1, zero));
  return 0;
}

/* { dg-final { mergefn-folds second first } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3} 11 } } */
