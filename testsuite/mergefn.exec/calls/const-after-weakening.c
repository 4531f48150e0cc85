/* The kept function's sums wrap around, so GCC sees late that the two are equal and that the store never happens.  Were
   the function const then, so were its caller, and the two calls of that one would become one value.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/results.h"

static volatile unsigned zero;
volatile int sink;
int counter;

#define SUM(name, type)                                                                            \
  NOINLINE static int name (type a, type b, type c)                                                \
  {                                                                                                \
    if (a + b + c != c + b + a)                                                                    \
      counter++;                                                                                   \
    return (int) (a ^ b) & 1023;                                                                   \
  }

SUM (sum_signed, int)
SUM (sum_unsigned, unsigned)

NOINLINE static int between (int a) { return sum_signed (a, a & 3, a & 7) + 1; }
NOINLINE int other (unsigned a) { return sum_unsigned (a, a & 3, a & 7) + 2; }

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

int
main (void)
{
  sink = other (zero + 1);
  use (zero + 1, 2, 3, zero);
  use (zero + 500, zero, 7, 1);
  return counter;
}

/* { dg-final { mergefn-folds sum_unsigned sum_signed } } */
