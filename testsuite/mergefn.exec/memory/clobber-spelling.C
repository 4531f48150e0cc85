// The end of a variable, and the end of an object at its address, say different things: a variable's place in the frame
// is free then.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <cstdio>
#include <new>

#define NO_INPUT
#include "../../include/test.h"

long sum;
struct A { long a, b; A (long x) : a (x), b (x * 3) {} ~A () { sum += a; } };
struct B { long a, b; B (long x) : a (x), b (x * 3) {} ~B () { sum += a; } };

NOINLINE void
use (void *p)
{
  sum += *(char *) p;
  asm volatile ("" : : "r" (p) : "memory");
}

template <typename T> NOINLINE long
make (long x)
{
  T c (x);
  use (&c);
  c.~T ();
  use (&c);
  A *p = new (&c) A (x + 1);
  use (p);
  p->~A ();
  use (&c);
  new (&c) T (x + 2);
  return sum + x * 17;
}

int
main ()
{
  long a = make<A> (3);
  printf ("%ld %ld\n", a, make<B> (4));
}
