/* Three cycles of two functions each, which all do the same.  One function of the second kind promises to be a leaf, and
   another function calls it beside its twin.  So calls of the two may not become calls of one.  None may go on being called
   by a function that serves for others, too.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fvisibility=hidden" } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

static int depth;

void g0 (void *p, long *q, int n, ...);
void g1 (void *p, long *q, int n, ...);
void g2 (void *p, long *q, int n, ...) __attribute__ ((leaf));

#define FIRST(f, g)                                                           \
  static NOINLINE void f (void *p, long *q, int n)                            \
  {                                                                           \
    depth -= 2;                                                               \
    q[1] += depth;                                                            \
    if (depth > 0)                                                            \
      g (p, q, n, depth);                                                     \
    q[2] += depth;                                                            \
  }
#define SECOND(g, T, f)                                                       \
  NOINLINE void g (void *p, long *q, int n, ...)                              \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        *q = 0;                                                               \
        *(T *) p += 1;                                                        \
      }                                                                       \
    q[2] ^= depth;                                                            \
    if (--depth > 0)                                                          \
      f (p, q, n);                                                            \
    q[3] += depth;                                                            \
  }

/* Crosswise: each function of the first kind calls one whose own callee is another.  */
FIRST (f0, g2)
FIRST (f1, g1)
FIRST (f2, g0)
SECOND (g0, long, f2)
SECOND (g1, long, f1)
SECOND (g2, long long, f0)

NOINLINE void
both (void *p, void *r, long *q)
{
  depth = 1;
  g1 (p, q, 1, 0);
  depth = 1;
  g2 (r, q, 1, 0);
}

int
main (void)
{
  long a[4] = { 0 }, b[4] = { 0 }, c = 0, d = 0;
  long long e = 0;
  depth = input;
  f0 (&e, b, input);
  depth = input;
  f2 (&c, b, input);
  both (&d, &e, b);
  depth = input;
  f1 (a, a, input);
  printf ("%ld %ld %ld %lld\n", a[0], c, d, e);
  return 0;
}

/* { dg-final { mergefn-folds f2 f1 } } */
/* { dg-final { mergefn-folds g1 g0 } } */
/* { dg-final { mergefn-keeps-apart g2 g0 } } */
