/* A caller of d2 and d3 sums their results, so where GCC fuses sums its calls stay calls of two.  It calls a2 only once d2 is
   a2.  A cycle in which d3 is to fold with a2 must know that before: d3 takes variable arguments, and so cannot be a jump.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-* } */
/* { dg-options "-O2 -mfma" } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

static int verbose;
NOINLINE void
op (void)
{
  asm volatile ("" ::: "memory");
}
double a1 (int, long *, long long *), b1 (int, long *, long *), c1 (int, long *, long *);

/* d3 stores by another type than a2 and d2.  */
#define BODY(next)                                                            \
  {                                                                           \
    *a = 1;                                                                   \
    if (verbose)                                                              \
      op ();                                                                  \
    *b = 2;                                                                   \
    if (verbose)                                                              \
      op ();                                                                  \
    double r = *a;                                                            \
    if (n > 0)                                                                \
      r += next (n - 1, a, b);                                                \
    return r;                                                                 \
  }
NOINLINE double a2 (int n, long *a, long *b, ...) BODY (b1)
NOINLINE double d2 (int n, long *a, long *b, ...) BODY (c1)
NOINLINE double d3 (int n, long *a, long long *b, ...) BODY (a1)

#define OUTER(next)                                                           \
  {                                                                           \
    if (n < 0)                                                                \
      return 0;                                                               \
    op ();                                                                    \
    op ();                                                                    \
    double r = next (n - 1, a, b);                                            \
    op ();                                                                    \
    op ();                                                                    \
    return r;                                                                 \
  }
NOINLINE double a1 (int n, long *a, long long *b) OUTER (d3)
NOINLINE double b1 (int n, long *a, long *b) OUTER (a2)
NOINLINE double c1 (int n, long *a, long *b) OUTER (d2)

NOINLINE double
sums (int n, long *x, long *y, long long *z)
{
  return d2 (n, x, y) + d3 (n, x, z) + (double) *y;
}

int
main (void)
{
  if (!__builtin_cpu_supports ("fma"))
    return 0;
  static long x, z;
  static long long y;
  printf ("%g %g\n", b1 (0, &z, &z), sums (0, &x, &z, &y));
  return 0;
}

/* { dg-final { mergefn-keeps-apart a2 d3 } } */
