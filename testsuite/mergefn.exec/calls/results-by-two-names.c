/* The caller calls the dropped function by two names, and never the kept one.  GCC takes calls by two names for two
   values, and they become calls by one (results-in-one-caller.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/results.h"

#ifndef STATEMENT
#define STATEMENT
#endif

volatile int zero, sink;
NOINLINE static unsigned first (unsigned n) { return n * n ^ n >> 3; }
NOINLINE static unsigned second (unsigned n) { return n * n ^ n >> 3; }
static unsigned second_alias (unsigned n) __attribute__ ((alias ("second")));

NOINLINE unsigned
caller (unsigned a, unsigned b, unsigned c, int stop)
{
  unsigned p = second (a + b + c);
  unsigned q = second_alias (c + b + a);
  show (p > 100, a > 10);
  stop_if (stop);
  STATEMENT;
  assume (q <= 100);
  return q * 3 + p;
}

NOINLINE unsigned
other (unsigned a)
{
  return first (a) + 5;
}

int
main (void)
{
  sink = other (zero + 1);
  sink = caller (zero + 1, zero, zero, zero);
  caller (zero + 1000, zero, zero, zero + 1);
  return 0;
}

/* { dg-final { mergefn-folds second first } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} } } */
