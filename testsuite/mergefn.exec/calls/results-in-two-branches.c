/* Each branch has one of the two calls, and both calls do something.  GCC 11 takes them for one value all the same, and
   x & 127 for x, since first's result is at most 100 (results-in-branches.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/results.h"

volatile int zero;
volatile unsigned shown, calls;
NOINLINE static unsigned first (unsigned n) { calls++; return n * n ^ n >> 3; }
NOINLINE static unsigned second (unsigned n) { calls++; return n * n ^ n >> 3; }

NOINLINE unsigned
caller (unsigned a, int branch, int small, unsigned y)
{
  unsigned v;
  if (branch)
    {
      unsigned r = second (a), x;
      if (small)
        {
          calls++;
          x = 127;
        }
      else
        {
          x = y;
          shown = r & y;
        }
      v = r & x;
    }
  else
    {
      unsigned r = first (a);
      assume (r <= 100);
      shown = r;
      v = r * 3;
    }
  return v;
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
