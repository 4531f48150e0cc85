// GCC finds out late which function each branch calls by a slot, and both slots name one function by then
// (calls/results-in-two-branches.c).
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/two-branches.h"

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
  return n * n ^ n >> 3;
}

} // namespace

#include "../../include/made-late.h"

NOIPA unsigned
caller (unsigned a, int branch, int small, unsigned y)
{
  Shape *shape;
  make (shape, a);
  TWO_BRANCHES (shape->first, shape->second);
}

int
main ()
{
  printf ("%u ", caller (zero + 1, 0, 1, 0));
  printf ("%u\n", caller (zero + 1000, 1, 1, zero));
}

// { dg-final { mergefn-folds _ZN12_GLOBAL__N_15Shape6secondEj _ZN12_GLOBAL__N_15Shape5firstEj } }
// { dg-final { mergefn-needs flow-info {-O2 -O3} 11 } }
