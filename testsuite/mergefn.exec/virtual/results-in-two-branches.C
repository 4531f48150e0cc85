// GCC finds out late which function each branch calls by a slot, and both slots name one function by then
// (calls/results-in-two-branches.c).
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/late.h"

#define assume(condition)                                                                          \
  if (!(condition))                                                                                \
  __builtin_unreachable ()

volatile unsigned shown, calls;

namespace
{

struct Shape
{
  int a = 1;
  NOINLINE virtual unsigned first (unsigned n);
  NOINLINE virtual unsigned second (unsigned n);
};

unsigned
Shape::first (unsigned n)
{
  calls++;
  return n * n ^ n >> 3;
}
unsigned
Shape::second (unsigned n)
{
  calls++;
  return unsigned ((int) n * (int) n) ^ n >> 3;
}

} // namespace

// Called once, so GCC inlines it after it has looked for the functions in slots.
static void
make (Shape *&made, int n)
{
  int s = 0;
  LATE (s, n);
  made = new Shape;
  made->a = s;
}

NOIPA unsigned
caller (unsigned a, int branch, int small, unsigned y)
{
  Shape *shape;
  make (shape, a);
  unsigned v;
  if (branch)
    {
      unsigned r = shape->second (a), x;
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
      unsigned r = shape->first (a);
      assume (r <= 100);
      shown = r;
      v = r * 3;
    }
  return v;
}

int
main ()
{
  printf ("%u ", caller (zero + 1, 0, 1, 0));
  printf ("%u\n", caller (zero + 1000, 1, 1, zero));
}

// { dg-final { mergefn-folds _ZN12_GLOBAL__N_15Shape6secondEj _ZN12_GLOBAL__N_15Shape5firstEj } }
// { dg-final { mergefn-needs flow-info {-O2 -O3} 11 } }
