// The arguments are one place, spelled in two ways.  The caller gets a name by its content, and forgets the
// spelling (results-in-one-caller.c).
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <stdio.h>
#include <stdlib.h>

#define NO_INPUT
#include "../../include/test.h"

#define assume(c) do { if (!(c)) __builtin_unreachable (); } while (0)
volatile int zero;
volatile unsigned sink;
NOIPA void stop_if (int n) { if (n) exit (0); }
NOIPA void show (int n, int m) { printf ("%d %d\n", n, m); }
struct S { unsigned x, y; } s;
template <class T> NOINLINE unsigned first (unsigned n, T *p) { return (n * n ^ n >> 3) + (p == nullptr); }
template <class T> NOINLINE void caller (unsigned a, unsigned b, unsigned c, int stop)
{
  unsigned p = first (a + b + c, &s.x);
  show (p > 100, a > 10);
  stop_if (stop);
  unsigned q = first (c + b + a, &s);
  assume (q <= 100);
  sink = q * 3 + p;
}
int main (void)
{
  caller<unsigned> (zero + 1, zero, zero, zero);
  caller<long> (zero + 1, zero, zero, zero);
  caller<unsigned> (zero + 1000, zero, zero, 1);
}

