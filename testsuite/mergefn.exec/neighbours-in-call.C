// A field that is an argument, in a function that gets a name by its content:
// nothing rewrites a call's argument, so the fields next to it stay part of the
// code, for the name too.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <cstdio>

#define NOINLINE __attribute__ ((noinline, noclone))

struct Part { long a, b, c; };
struct Whole { int first; Part part; Part other; };
struct Longer { int first; Part part; };

__attribute__ ((noipa)) long take (Part part, int n) { return part.a * 3 + part.b * n + part.c; }

template <typename T, typename N>
NOINLINE long
pass (T *p, N n)
{
  long sum = 0;
  for (int i = 0; i < 3; i++)
    sum = sum * 3 + take (p->part, (int) n + i);
  return sum;
}

volatile int input = 3;

int
main ()
{
  Whole whole = { 1, { 2, 3, 4 }, { 5, 6, 7 } };
  Longer longer = { 1, { 3, 4, 5 } };
  std::printf ("%ld %ld\n", pass (&whole, int (input)), pass (&whole, unsigned (input)));
  std::printf ("%ld %ld\n", pass (&longer, int (input)), pass (&longer, unsigned (input)));
  return 0;
}

// { dg-final { mergefn-folds _Z4passI5WholejElPT_T0_ __mergefn_* } }
