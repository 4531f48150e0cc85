// As results-of-slots.C, but what is known of the second result comes of its use.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <stdio.h>
#include <stdlib.h>

#define NO_INPUT
#include "../../include/test.h"

static volatile int zero;
static volatile unsigned long sink;
static int table[16];

static NOINLINE void stop_if (int n) { if (n) exit (0); }
static volatile unsigned long result;
static void show () { printf ("%s\n", result == 1 ? "none" : result ? "some" : "wrong"); }
static NOIPA unsigned mid (unsigned a) { return a + sink; }

struct Shape
{
  int a = 1;
  virtual int *first (unsigned n);
  virtual int *second (unsigned n);
};
int *Shape::first (unsigned n) { return (n * n ^ n >> 3) % 7 == 6 ? nullptr : &table[n * n % 16]; }
int *Shape::second (unsigned n) { return (n * n ^ n >> 3) % 7 == 6 ? nullptr : &table[n * n % 16]; }
struct Other : Shape
{
  int *first (unsigned n) override;
  int *second (unsigned n) override;
};
int *Other::first (unsigned n) { return &table[(n + a) & 3]; }
int *Other::second (unsigned n) { return &table[(n + a) & 7]; }

/* Inlined by the interprocedural inliner, since it is called once.  */
static Shape *pick (Shape *made, int n)
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
  int *p = shape->first (a + b + c);
  unsigned long i = (unsigned long) p;
  result = i > 1 ? i : 1;
  stop_if (stop);
  int *q = shape->second (c + b + a);
  *q += 1;
  sink = (unsigned long) q;
}

int main ()
{
  atexit (show);
  Other other;
  Shape *o = zero ? new Shape : &other;
  sink = (unsigned long) o->first (1) + (unsigned long) o->second (2);
  unsigned null = 0;
  while ((null * null ^ null >> 3) % 7 != 6)
    null++;
  caller (zero + 1, zero, zero, zero);
  show ();
  caller (null + zero, zero, zero, 1);
  return 1;
}

// { dg-final { mergefn-folds _ZN5Shape6secondEj _ZN5Shape5firstEj } }
