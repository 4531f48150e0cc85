/* Nothing ends the program.  What is known of the second result holds in one branch alone, where all its uses are
   (results-in-one-caller.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/results.h"

volatile int zero, sink;
NOINLINE static unsigned first (unsigned n) { return n * n ^ n >> 3; }
NOINLINE static unsigned second (unsigned n) { return n * n ^ n >> 3; }
NOINLINE void caller (unsigned a, unsigned b, unsigned c, int small)
{
  unsigned p = first (a + b + c);
  unsigned q = second (c + b + a);
  show (p > 100, a > 10);
  if (small)
    {
      assume (q <= 100);
      sink = q * 3 + p;
    }
}
int main (void)
{
  caller (zero + 1, zero, zero, 1);
  caller (zero + 1000, zero, zero, 0);
  return 0;
}

/* { dg-final { mergefn-folds second first } } */
