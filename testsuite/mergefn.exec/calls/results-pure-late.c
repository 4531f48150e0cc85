/* GCC finds out late that the two functions are const, when it has unrolled the loop.  The caller, which is
   compiled after them, must not have two calls of one by then (results-in-one-caller.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/results.h"

volatile int zero, sink;
int odd;
/* Const, but GCC finds out so late, when it has unrolled the loop.  */
#define BODY { int k = 3; for (int i = 0; i < 4; i++) k = k * 2 + 1; if (k != 63) odd = n; return n * n ^ n >> 3; }
NOINLINE static unsigned first (unsigned n) BODY
NOINLINE static unsigned second (unsigned n) BODY
NOINLINE unsigned caller (unsigned a, unsigned b, unsigned c, int stop)
{
  unsigned p = first (a + b + c);
  show (p > 100, a > 10);
  stop_if (stop);
  unsigned q = second (c + b + a);
  assume (q <= 100);
  return q * 3 + p;
}
int main (void)
{
  sink = caller (zero + 1, zero, zero, zero);
  caller (zero + 1000, zero, zero, 1);
  return 0;
}

/* { dg-final { mergefn-folds second first } } */
