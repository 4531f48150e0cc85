// One call through a pointer to a member, in a loop.  GCC unrolls the loop and finds two calls of functions that have
// become one by then (calls/results-in-one-caller.c).
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/results.h"

static volatile int zero;
static volatile unsigned sink;

#ifndef STATEMENT
#define STATEMENT
#endif

struct Shape
{
  NOINLINE virtual unsigned first (unsigned n) const { return n * n ^ n >> 3; }
  NOINLINE virtual unsigned second (unsigned n) const { return n * n ^ n >> 3; }
};
static constexpr Shape shape;
typedef unsigned (Shape::*Step) (unsigned) const;

NOINLINE static void
caller (unsigned a, unsigned b, unsigned c, int stop)
{
  STATEMENT;
  for (int round = zero; round < 1; round++)
    {
      static const Step steps[2] = { &Shape::first, &Shape::second };
      for (int i = 0; i < 2; i++)
        {
          Step step = steps[i];
          unsigned r = (shape.*step) (i ? c + b + a : a + b + c);
          if (i == 0)
            {
              show (r > 100, a > 10);
              stop_if (stop);
            }
          else
            {
              assume (r <= 100);
              sink = r * 3;
            }
        }
    }
}

int
main ()
{
  caller (zero + 1, zero, zero, zero);
  caller (zero + 1000, zero, zero, zero + 1);
}

// { dg-final { mergefn-folds _ZNK5Shape6secondEj _ZNK5Shape5firstEj } }
// { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} 12 } }
