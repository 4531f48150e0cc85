/* The kept function's parameter is declared never to be null, on its type, and
   GCC drops tests for it; the dropped one's may be null.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */
/* { dg-additional-options "-fno-early-inlining" } */

#include <stdio.h>

#include "../../include/test.h"

#define NONNULL __attribute__ ((noinline, noclone, nonnull))

int *volatile nothing;

/* Inlined late, so that what is tested is not known before.  */
static inline int
is_null (const int *p)
{
  return p == 0;
}

#define FUNCTION(attributes, name)                                            \
  attributes int name (const int *p, int n)                                   \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + (is_null (p) ? 5 : p[i]);                               \
    return sum;                                                               \
  }

FUNCTION (NONNULL, a_never_null)
FUNCTION (NOINLINE, may_be_null)

int
main (void)
{
  int numbers[3] = { input, 4, 0 };
  printf ("%d\n", a_never_null (numbers, input));
  printf ("%d\n", may_be_null (numbers, input));
  printf ("%d\n", may_be_null (nothing, input));
  return 0;
}

/* { dg-final { mergefn-folds may_be_null a_never_null } } */
/* { dg-final { mergefn-weakens may_be_null a_never_null attributes } } */
/* { dg-final { mergefn-needs attributes } } */
