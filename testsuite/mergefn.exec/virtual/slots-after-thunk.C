// A function takes in others that are called directly, after it was asked whether its calls meet calls through
// addresses.  Their calls count, too (results-of-slots.C).
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <stdio.h>
#include <stdlib.h>

#define NO_INPUT
#include "../../include/test.h"

#define assume(condition) if (!(condition)) __builtin_unreachable ()
static volatile int zero;
static volatile unsigned sink;
static volatile int large;

static NOINLINE void stop_if (int n) { if (n) exit (0); }
static void show () { printf ("%d\n", large); }
static NOIPA unsigned mid (unsigned a) { return a + sink; }

namespace {
struct Shape
{
  unsigned a = 1;
  NOINLINE unsigned aaa (unsigned n);
  NOINLINE __attribute__ ((cold)) virtual unsigned bbb (unsigned n);
  NOINLINE unsigned ccc (unsigned n);
  NOINLINE virtual unsigned ddd (unsigned n);
};
/* Equal; GCC's own -fipa-icf does not see it.  */
unsigned Shape::aaa (unsigned n) { return (n * 7 ^ n >> 3) * 5; }
unsigned Shape::bbb (unsigned n) { int k = n; return ((unsigned) (k * 7) ^ n >> 3) * 5; }
unsigned Shape::ccc (unsigned n) { return (n * 7 ^ (unsigned) ((int) (n >> 3) * 1)) * 5; }
unsigned Shape::ddd (unsigned n) { int k = n; return (unsigned) ((int) ((unsigned) (k * 7) ^ n >> 3)) * 5; }
struct Other : Shape
{
  unsigned ddd (unsigned n) override;
  unsigned bbb (unsigned n) override;
};
unsigned Other::ddd (unsigned n) { return n - a; }
unsigned Other::bbb (unsigned n) { return n * a; }
}

NOIPA static unsigned by_pointer (Shape *s, unsigned n, int) { return s->bbb (n); }
NOIPA static unsigned by_slot (Shape *s, unsigned n) { return s->ddd (n); }
NOIPA static unsigned by_name (Shape *s, unsigned n) { return s->aaa (n); }

/* Inlined by the interprocedural inliner, since it is called once.  */
static Shape *pick (Shape *made, unsigned n)
{
  unsigned s = 0;
  s += mid (n) * 3; s ^= mid (s); s += mid (s + 1) * 5; s ^= mid (s * 3); s += mid (s + 2); s ^= mid (s) * 9;
  made->a = s;
  return made;
}

static NOIPA void caller (unsigned a, unsigned b, unsigned c, int stop)
{
  Shape local;
  Shape *shape = pick (&local, a);
  unsigned p = shape->ccc (a + b + c);
  large = p > 100;
  stop_if (stop);			/* May not return.  */
  unsigned q = shape->ddd (c + b + a);
  assume (q <= 100);			/* If we come here.  */
  sink = q * 3;
}

int main ()
{
  atexit (show);
  Other other;
  Shape *o = zero ? new Shape : &other;
  sink = by_slot (o, 2);
  sink = by_pointer (o, 2, zero);
  sink = by_name (o, 2);
  caller (zero + 1, zero, zero, zero);
  show ();
  caller (zero + 1000, zero, zero, 1);
  return 1;
}

