// A field that is an argument, in a function that gets a name by its content:
// nothing rewrites a call's argument, so the fields next to it stay part of the
// code, for the name too.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <cstdio>

#include "../../include/test.h"

struct Part { long a, b, c; };
struct Whole { int first; Part part; Part other; };
struct Longer { int first; Part part; };

NOIPA long take (Part part, int n) { return part.a * 3 + part.b * n + part.c; }

template <typename T, typename N>
NOINLINE long
pass (T *p, N n)
{
  long sum = 0;
  for (int i = 0; i < 3; i++)
    sum = sum * 3 + take (p->part, (int) n + i);
  return sum;
}

// A field behind a variable index, and one that shares its word with another.
template <typename T>
NOINLINE int
get (T **t, Part (*s)[8], int i, int n)
{
  int r = (*s)[i].b;
  if (n > 7)
    r = r / n + 5;
  if (n > 70)
    r = r / (n + 1) + 6;
  if (n > 700)
    r = r / (n + 1) + 60;
  return t ? r + 1 : r;
}

struct Bits { unsigned a : 3; unsigned b : 29; int pad; };
template <typename T> struct Holder { T *t; Bits bits; };

template <typename T>
NOINLINE void
set (Holder<T> *q, unsigned v, int n)
{
  q->bits.a = v;
  q->bits.pad += n * 3;
  if (n > 7)
    q->bits.pad = q->bits.pad / n + 5;
  if (n > 70)
    q->bits.pad = q->bits.pad / (n + 1) + 6;
}

int
main ()
{
  Whole whole = { 1, { 2, 3, 4 }, { 5, 6, 7 } };
  Longer longer = { 1, { 3, 4, 5 } };
  std::printf ("%ld %ld\n", pass (&whole, int (input)), pass (&whole, unsigned (input)));
  std::printf ("%ld %ld\n", pass (&longer, int (input)), pass (&longer, unsigned (input)));
  Part parts[8] = {};
  parts[3].b = 5;
  Whole *no_whole = nullptr;
  Longer *no_longer = nullptr;
  std::printf ("%d %d\n", get (&no_whole, &parts, input, input),
               get (&no_longer, &parts, input, input));
  Holder<Whole> a = {};
  Holder<Longer> b = {};
  a.bits.b = 12345;
  b.bits.b = 54321;
  set (&a, 1, input);
  set (&b, 2, input);
  std::printf ("%u %u %u %u\n", a.bits.a, a.bits.b, b.bits.a, b.bits.b);
  return 0;
}

// { dg-final { mergefn-folds _Z4passI5WholejElPT_T0_ __mergefn_* } }
