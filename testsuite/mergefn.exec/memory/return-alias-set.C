// A variable that is returned in memory is read on return as of its own type, and
// no reference says so that could be weakened: where something else may store
// into it through a pointer, its type is what the function does.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2 -fno-early-inlining" }

#include <cstdio>

#define NO_INPUT
#include "../../include/test.h"

static inline long *pick (long *a, long *b, int f) { return f ? a : b; }
template <class T> struct Four { T x, y, z, w; };
template <class T> struct Pair { T x, y; };

template <class T>
NOINLINE static Four<T>
make (long v, int flag, int inside)
{
  Four<T> r;
  r.x = 0;
  r.y = 0;
  r.z = 0;
  r.w = 0;
  long other = 0;
  long *q = pick ((long *) &r.y, &other, inside);
  if (flag)
    *q = v;
  return r;
}

// Nothing else can store into these.
template <class T>
NOINLINE static Pair<T>
both (long v, int n)
{
  Pair<T> r;
  r.x = (T) (v + n);
  r.y = (T) (v * n);
  return r;
}

volatile int one = 1, zero = 0;

int
main ()
{
  Four<char *> b = make<char *> (7, zero, zero);
  Four<long> a = make<long> (7, one, one);
  std::printf ("%ld %p\n", a.y, (void *) b.x);
  Pair<long> c = both<long> (5, one);
  Pair<unsigned long> d = both<unsigned long> (6, one);
  std::printf ("%ld %lu\n", c.x + c.y, d.x + d.y);
  return 0;
}

// { dg-final { mergefn-keeps-apart _Z4makeIlE4FourIT_Elii _Z4makeIPcE4FourIT_Elii } }
// { dg-final { mergefn-folds _Z4bothIlE4PairIT_Eli _Z4bothImE4PairIT_Eli } }
