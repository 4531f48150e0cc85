// One branch has its result written in place, the other through a temporary, since the function still reads the old
// one.  Both call one function after the fold.  GCC merges equal blocks, whatever each call says about its result
// (gimple_equal_p in tree-ssa-tail-merge).
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <stdio.h>

#include <new>

#define NO_INPUT
#include "../../include/test.h"

struct Point { long x, y, z, w; };

NOINLINE void
tick ()
{
  asm volatile ("" ::: "memory");
}

template <class Unit>
struct Maker
{
  // A new point, or OLD reversed.
  NOINLINE static Point
  make (const Point *old, int reversed)
  {
    Point p;
    if (!reversed)
      {
        p.x = 1;
        p.y = 2;
        p.z = 3;
        p.w = 4;
        return p;
      }
    p.x = old->w;
    p.y = old->z;
    tick ();
    p.z = old->y;
    p.w = old->x;
    return p;
  }
};

namespace
{
struct Metres;
struct Feet;
}

NOINLINE void
set (bool fresh, Point *p, int reversed)
{
  if (fresh)
    new (p) Point (Maker<Metres>::make (p, reversed));
  else
    *p = Maker<Feet>::make (p, reversed);
}

int
main ()
{
  Point p;
  set (true, &p, 0);
  printf ("%ld %ld %ld %ld\n", p.x, p.y, p.z, p.w);
  set (false, &p, 1);
  printf ("%ld %ld %ld %ld\n", p.x, p.y, p.z, p.w);
}

// { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} {11 12 13 14 15} } }
