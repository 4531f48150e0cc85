// GCC finds out late which functions a caller calls through the slots of a class.  The two were equal, so both
// slots name one pure function.  The caller knows that the second result is small, if it comes that far.  So GCC
// must not take the first result for the second (results-in-one-caller.c).
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <stdio.h>
#include <stdlib.h>

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/late.h"

static int seen[2];

static void
tell ()
{
  printf ("%d %d\n", seen[0], seen[1]);
}

static CLONED void
stop_if (int n)
{
  if (n)
    exit (0);
}

#define assume(condition)                                                                          \
  if (!(condition))                                                                                \
  __builtin_unreachable ()

#ifndef STATEMENT
#define STATEMENT
#endif

struct Shape
{
  int a = 1;
  NOINLINE virtual unsigned first (unsigned n);
  NOINLINE virtual unsigned second (unsigned n);
  virtual unsigned other (unsigned n);
};

unsigned
Shape::first (unsigned n)
{
  return n * n ^ n >> 3;
}
unsigned
Shape::second (unsigned n)
{
  return n * n ^ n >> 3;
}
unsigned
Shape::other (unsigned n)
{
  return n * 7 + (n ^ 3);
}

#include "../../include/made-late.h"

NOIPA unsigned
caller (unsigned a, unsigned b, unsigned c, int stop)
{
  Shape *shape;
  STATEMENT;
  make (shape, a);
  unsigned z = shape->other (a);
  unsigned p = shape->first (a + b + c);
  seen[0] = p > 100;
  seen[1] = a > 10;
  stop_if (stop);
  unsigned q = shape->second (c + b + a);
  assume (q <= 100);
  return q * 3 + p + z;
}

int
main ()
{
  atexit (tell);
  sink = caller (zero + 1, zero, zero, zero);
  caller (zero + 1000, zero, zero, 1);
}

// { dg-final { mergefn-folds _ZN5Shape6secondEj _ZN5Shape5firstEj } }
// { dg-final { mergefn-keeps-apart _ZN5Shape5otherEj _ZN5Shape5firstEj } }
