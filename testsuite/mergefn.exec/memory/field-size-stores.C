// A store to a base class or a [[no_unique_address]] member leaves the padding,
// where another object may stand: it covers no earlier store there.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-additional-options "-std=c++20" }
// { dg-mergefn-torture }

#include <stdio.h>
#include <string.h>
#include <new>

#define NO_INPUT
#include "../../include/test.h"

struct A
{
  A () : n (0), c (0) {}
  int n;
  int w[9];
  char c;
};

struct __attribute__ ((may_alias)) Raw
{
  char b[44];
};

/* Sets V by its storage.  */
struct V
{
  char v;
  V (char *g, const Raw &r) { *(Raw *) (g + 8) = r; }
};

struct D : virtual V
{
  [[no_unique_address]] A a;
  D (char *g, const Raw &r, const A &s) : V (g, r), a (s) {}
};

NOINLINE D *
make (char *g, const Raw &r, int n)
{
  A s;
  s.n = n;
  s.c = 3;
  for (int i = 0; i < 9; i++)
    s.w[i] = 0;
  return new (g) D (g, r, s);
}

int
main ()
{
  Raw r;
  memset (&r, 7, sizeof r);
  alignas (16) static char g[sizeof (D)];
  D *volatile d = make (g, r, 5);
  printf ("%d %d\n", d->v, d->a.c);
  return 0;
}
