/* GCC finds out late that the caller calls first by the pointer.  It calls second directly
   (results-in-one-caller.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/late.h"
#include "../../include/results.h"

#ifndef ARGUMENT
#define ARGUMENT unsigned
#endif
#ifndef STATEMENT
#define STATEMENT
#endif

static NOINLINE unsigned first (ARGUMENT n) { return (n * n ^ n >> 3) + (n >> 5) * 7; }
static NOINLINE unsigned second (ARGUMENT n) { return (n * n ^ n >> 3) + (n >> 5) * 7; }

typedef unsigned function (ARGUMENT);

/* Inlined by the interprocedural inliner, since it is called once.  */
static int
choose (function **f, int n)
{
  int s = 0;
  LATE (s, n);
  *f = first;
  return s;
}

static NOINLINE unsigned
caller (unsigned a, unsigned b, unsigned c, int stop)
{
  function *f;
  STATEMENT;
  sink = choose (&f, stop);
  unsigned p = f (a + b + c);
  show (p > 100, a > 10);
  stop_if (stop);
  unsigned q = second (c + b + a);
  assume (q <= 100);
  return q * 3 + p;
}

int
main (void)
{
  sink = caller (zero + 1, zero, zero, 0);
  caller (zero + 1000, zero, zero, 1);
  return 0;
}

/* { dg-final { mergefn-folds second first } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} } } */
