/* A function `use' that calls `between' twice, with equal arguments, and knows of the second result that it is small.  The
   test that includes this defines `between', which may change COUNTER.  If GCC comes to take that function for const, its
   two results are one value, and `use' goes wrong.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "results.h"

static volatile unsigned zero;
volatile int sink;
int counter;

static int between (int a);

NOINLINE static void
use (unsigned a, unsigned b, unsigned c, int stop)
{
  int s = between (a + b + c);
  show (s > 100, 0);
  stop_if (stop);
  int u = between (c + b + a);
  assume (u <= 100);
  sink = u;
}

static int
use_twice (void)
{
  use (zero + 1, 2, 3, zero);
  use (zero + 500, zero, 7, 1);
  return counter;
}
