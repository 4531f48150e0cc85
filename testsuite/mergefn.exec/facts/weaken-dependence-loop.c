/* Restrict pointers of a function that was inlined are apart for one run of its
   body.  In the kept functions that body has the whole loop, so iterations may
   be mixed; in the dropped ones it is inside the loop, and what one iteration
   writes the next one reads.  All else that GCC knows is the same.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O3 -fipa-pta -fno-early-inlining -fno-ipa-sra" } */

#include <stdio.h>

#include "../../include/test.h"

static inline __attribute__ ((always_inline)) void
one (int *restrict p, const int *restrict q, int i)
{
  p[i + 1] = q[i] + 3;
}

static inline void
work_apart (int *restrict p, const int *restrict q, int n)
{
  for (int i = 0; i < n; i++)
    p[i + 1] = q[i] + 3;
}

static inline void
work (int *p, const int *q, int n)
{
  for (int i = 0; i < n; i++)
    one (p, q, i);
}

#define INLINES(name, callee)                                                 \
  static NOINLINE int name (int **where, int n)                               \
  {                                                                           \
    callee (where[0], where[1], n);                                           \
    return n;                                                                 \
  }

INLINES (a_inlines_loop, work_apart)
INLINES (inlines_body, work)

/* The function's own parameters are apart while it runs.  */
static NOINLINE int
a_has_loop (int *restrict p, const int *restrict q, int n)
{
  for (int i = 0; i < n; i++)
    p[i + 1] = q[i] + 3;
  return n;
}

static NOINLINE int
has_body (int *p, const int *q, int n)
{
  for (int i = 0; i < n; i++)
    one (p, q, i);
  return n;
}

int
main (void)
{
  int a[40] = { 0 }, b[40] = { 0 }, c[40] = { 0 };
  int *apart[2] = { a, b }, *same[2] = { b, b };
  printf ("%d\n", a_inlines_loop (apart, input * 8));
  printf ("%d\n", inlines_body (same, input * 8));
  printf ("%d\n", a_has_loop (a + 1, c, input * 8));
  printf ("%d\n", has_body (c, c, input * 8));
  for (int i = 0; i < 40; i++)
    printf ("%d %d %d\n", a[i], b[i], c[i]);
  return 0;
}

/* { dg-final { mergefn-folds inlines_body a_inlines_loop } } */
/* { dg-final { mergefn-weakens inlines_body a_inlines_loop dependence } } */
/* { dg-final { mergefn-folds has_body a_has_loop } } */
/* { dg-final { mergefn-weakens has_body a_has_loop dependence } } */
/* { dg-final { mergefn-needs dependence } } */
