/* Three cycles of nested functions.  One function calls two of them in different frames, so calls of the two may not become
   calls of one.  That comes out once others have merged.  No function of a cycle that serves for others may go on calling
   one that was not weakened.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

static int depth;

static inline __attribute__ ((always_inline)) void
parent (int which, void *p, long *q, int n)
{
  long frame = n & 1;
  auto void g0 (void *p, long *q, int n);
  auto void g1 (void *p, long *q, int n);
  auto void g2 (void *p, long *q, int n);
#define F(f, g)                                                               \
  NOINLINE void f (void *p, long *q, int n) { depth -= 2; q[1] += depth; frame++; if (depth > 0) g (p, q, n); q[2] += depth; }
  F (f0, g2)
  F (f1, g1)
  F (f2, g0)
#define G(g, T, f)                                                            \
  NOINLINE void g (void *p, long *q, int n)                                   \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        *q = 0;                                                               \
        *(T *) p += 1;                                                        \
      }                                                                       \
    q[2] ^= depth + frame;                                                    \
    if (--depth > 0)                                                          \
      f (p, q, n);                                                            \
    q[3] += depth;                                                            \
  }
  G (g0, long, f2)
  G (g1, long, f1)
  G (g2, long long, f0)
  switch (which)
    {
    case 0: f0 (p, q, n); break;
    case 1: f1 (p, q, n); break;
    case 2: f2 (p, q, n); break;
    case 3: g1 (p, q, n); break;
    case 4: g2 (p, q, n); break;
    }
  q[3] += frame;
}
NOINLINE void run0 (void *p, long *q, int n) { parent (0, p, q, n); }
NOINLINE void run1 (void *p, long *q, int n) { parent (1, p, q, n); }
NOINLINE void run2 (void *p, long *q, int n) { parent (2, p, q, n); }
NOINLINE void both (void *p, void *r, long *q) { depth = 1; parent (3, p, q, 1); depth = 1; parent (4, r, q, 1); }
int main (void)
{
  long a[4] = { 0 }, b[4] = { 0 }, c = 0, d = 0;
  long long e = 0;
  depth = input;
  run0 (&e, b, input);
  depth = input;
  run2 (&c, b, input);
  both (&d, &e, b);
  depth = input;
  run1 (a, a, input);
  printf ("%ld %ld %ld %lld\n", a[0], c, d, e);
  return 0;
}

/* { dg-final { mergefn-keeps-apart g2* g0* } } */
