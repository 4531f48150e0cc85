/* A function that is hidden from inlined callers' knowledge gets a node of options of its own.  GCC keeps a table
   of the target's operations in such a node, and fills it in place.  A function for another target, with
   fast-math, must not change the table of the first.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-* i?86-*-* } */
/* { dg-additional-options "-fstrict-aliasing" } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#pragma GCC optimize ("fast-math")

#define NO_INPUT
#include "../../include/test.h"

struct A { long a, b; };
struct B { long a, b; };

NOINLINE __attribute__ ((target ("fma"))) double
fused (double x, double y)
{
  return x * y + 5.5;
}

#define FUNCTION(name, P, Q)                                                  \
  NOINLINE double name (void *v, void *w, double x, long n)                   \
  {                                                                           \
    struct P *p = v;                                                          \
    struct Q *q = w;                                                          \
    p->a = 1;                                                                 \
    q->a = q->a + n;                                                          \
    return x * n + 5.5;                                                       \
  }

FUNCTION (a_b, A, B)
FUNCTION (b_a, B, A)

int
main (int argc, char **argv)
{
  struct A a = { argc, 2 };
  struct B b = { 3, argc };
  if (argc > 99)
    printf ("%g\n", fused (argc, 2));
  printf ("%g %g\n", a_b (&a, &b, 1.5, argc), b_a (&b, &a, 2.5, argc));
  printf ("%ld %ld\n", a.a, b.a);
  return 0;
}

/* { dg-final { mergefn-folds b_a a_b } } */
