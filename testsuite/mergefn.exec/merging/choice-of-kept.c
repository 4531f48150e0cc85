/* Which of several equal functions is kept: a public one rather than a local,
   a strong one rather than a weak, then the smaller name.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fexceptions" } */

#include <stdio.h>

#include "../../include/test.h"

#define LOCAL static NOINLINE
#define PUBLIC NOINLINE
#define WEAK __attribute__ ((noinline, noclone, weak))

int (*volatile step) (int);

#define FUNCTION(attributes, name, factor)                                    \
  attributes int name (int n)                                                 \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * factor + step (i);                                          \
    return sum;                                                               \
  }

FUNCTION (LOCAL, a_local, 3)
FUNCTION (PUBLIC, z_public, 3)
FUNCTION (WEAK, b_weak, 3)
FUNCTION (PUBLIC, y_public, 3)

FUNCTION (WEAK, c_weak, 5)
FUNCTION (LOCAL, d_local, 5)

static int
odd_step (int n)
{
  return n * 2 + 1;
}

int
main (void)
{
  step = odd_step;
  printf ("%d %d\n", a_local (input), b_weak (input));
  printf ("%d %d\n", y_public (input), z_public (input));
  printf ("%d %d\n", c_weak (input), d_local (input));
  return 0;
}

/* { dg-final { mergefn-folds a_local y_public removed } } */
/* { dg-final { mergefn-folds z_public y_public thunk } } */
/* { dg-final { mergefn-folds b_weak y_public thunk } } */
/* { dg-final { mergefn-folds c_weak d_local alias } } */
