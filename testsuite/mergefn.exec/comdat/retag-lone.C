// A body that forgets types for a name by its content may hold a store that is
// there for its type alone.  Its callers must not learn that nothing is written.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-additional-options "-fstrict-aliasing" }
// { dg-mergefn-torture }

#include <cstdio>
#include <cstdlib>

#define NO_INPUT
#include "../../include/test.h"

struct A { long x, y; };
struct B { long x, y; };

template <typename From, typename To>
CLONED long
convert (void *p, long n)
{
  long v = static_cast<From *> (p)->x;
  long w = v * n;
  static_cast<To *> (p)->x = v;
  return w * 7 + (v >> 3) * 5;
}

CLONED long
caller (A *p, B *q, long n)
{
  long before = q->x;
  p->x = n;
  long r = convert<A, B> (p, 1);
  return r * 100 + q->x - before;
}

int
main ()
{
  void *p = malloc (64);
  ((B *) p)->x = 1;
  printf ("%ld\n", caller ((A *) p, (B *) p, 5));
  return 0;
}

// { dg-final { mergefn-folds _Z7convertI1A1BElPvl __mergefn_* published } }
