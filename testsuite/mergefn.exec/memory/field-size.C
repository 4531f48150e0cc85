// A base class lends its padding to others: what is stored there is as large as
// the field, not as the class.  A virtual base stands in the padding, and is there
// before the base is copied.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <stdio.h>
#include <string.h>

#define NO_INPUT
#include "../../include/test.h"

struct A
{
  A () : n (0), c (0) {}
  int n;
  int w[9];
  char c;
};

struct V
{
  char v;
  V () : v (42) {}
};

template <class T>
struct D : A, virtual V
{
  CLONED D (const A &s) : A (s) {}
};

D<int> *volatile seen;
D<long> *volatile other;

int
main ()
{
  A s;
  s.n = 1;
  s.c = 3;
  memset ((char *) &s + 41, 0x55, 3);
  D<int> d (s);
  seen = &d;
  D<long> e (s);
  other = &e;
  printf ("%d %d %d %d\n", seen->v, seen->c, other->v, other->c);
  return 0;
}
