/* A function whose parameter, or result, is declared never to be null may drop
   the tests for it; its twin may not.  The attribute is on the function's type.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-args "facts=keep" } */
/* { dg-options "-O2 -fno-early-inlining" } */

#include <stdio.h>

#include "../../include/test.h"

#define NONNULL __attribute__ ((noinline, noclone, nonnull))
#define RESULT __attribute__ ((noinline, noclone, returns_nonnull))

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

FUNCTION (NOINLINE, may_be_null)
FUNCTION (NOINLINE, may_be_null_too)
FUNCTION (NONNULL, a_never_null)

#define FIND(attributes, name)                                                \
  attributes int *name (int *p, int n)                                        \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      if (p[i] == 0)                                                          \
        return p + i;                                                         \
    return nothing;                                                           \
  }

FIND (NOINLINE, find)
FIND (NOINLINE, find_again)
FIND (RESULT, a_find_surely)

int
main (void)
{
  int numbers[3] = { input, 4, 0 }, others[3] = { input, 4, 5 };
  printf ("%d %d\n", may_be_null (numbers, input), may_be_null (0, input));
  printf ("%d\n", may_be_null_too (nothing, input));
  printf ("%d\n", a_never_null (numbers, input));
  printf ("%d\n", find (others, input) == 0);
  printf ("%d\n", find_again (others, input) == 0);
  printf ("%d\n", *a_find_surely (numbers, input));
  return 0;
}

/* { dg-final { mergefn-folds may_be_null_too may_be_null thunk } } */
/* { dg-final { mergefn-folds find_again find thunk } } */
