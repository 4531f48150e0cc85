/* The user said of one loop that its iterations do not depend on each other; of
   its twin he did not, and there they do.  The statements are equal.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O3" } */

#include <stdio.h>

#define INPUT 37
#include "../../include/test.h"

#define FUNCTION(name, pragma)                                                \
  static NOINLINE void name (int *to, const int *from, int n)                 \
  {                                                                           \
    pragma for (int i = 0; i < n; i++) to[i] = from[i] * 3 + i;               \
  }

FUNCTION (maybe_dependent, )
FUNCTION (maybe_dependent_again, )
FUNCTION (independent, _Pragma ("GCC ivdep"))
FUNCTION (independent_again, _Pragma ("GCC ivdep"))

static int
digest (const int *p)
{
  unsigned sum = 0;
  for (int i = 0; i < 64; i++)
    sum = sum * 31 + p[i];
  return sum;
}

int
main (void)
{
  void (*volatile functions[]) (int *, const int *, int)
      = { maybe_dependent, maybe_dependent_again, independent,
          independent_again };
  for (int f = 0; f < 4; f++)
    {
      int a[64] = { 1, 2, 3 }, b[64] = { 1, 2, 3 };
      /* Each iteration reads what the one before wrote; or nothing of it.  */
      functions[f](a + 1, f < 2 ? a : b, input);
      printf ("%d\n", digest (a));
    }
  return 0;
}

/* { dg-final { mergefn-folds maybe_dependent_again maybe_dependent } } */
/* { dg-final { mergefn-folds independent_again independent } } */
/* { dg-final { mergefn-keeps-apart maybe_dependent independent } } */
