/* omp simd with another safelen or simdlen promises another distance between
   dependent iterations.  Two iterations here depend on each other over a
   distance that one promise allows and the other does not.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O3 -fopenmp-simd" } */

#include <stdio.h>

#define INPUT 40
#include "../../include/test.h"

#define FUNCTION(name, pragma)                                                \
  static NOINLINE void name (int *p, int distance, int n)                     \
  {                                                                           \
    pragma for (int i = 0; i < n; i++) p[i + distance] = p[i] * 3 + i;        \
  }

FUNCTION (any, _Pragma ("omp simd"))
FUNCTION (any_again, _Pragma ("omp simd"))
FUNCTION (safe_2, _Pragma ("omp simd safelen(2)"))
FUNCTION (safe_2_again, _Pragma ("omp simd safelen(2)"))
FUNCTION (length_4, _Pragma ("omp simd simdlen(4)"))
FUNCTION (plain, )

static int
digest (const int *p)
{
  unsigned sum = 0;
  for (int i = 0; i < 96; i++)
    sum = sum * 31 + p[i];
  return sum;
}

int
main (void)
{
  void (*volatile functions[]) (int *, int, int)
      = { any, any_again, safe_2, safe_2_again, length_4, plain };
  const int distances[] = { 48, 48, 2, 2, 48, 1 };
  for (int f = 0; f < 6; f++)
    {
      int numbers[96] = { 1, 2, 3 };
      functions[f](numbers, distances[f], input);
      printf ("%d\n", digest (numbers));
    }
  return 0;
}

/* { dg-final { mergefn-folds any_again any } } */
/* { dg-final { mergefn-folds safe_2_again safe_2 } } */
/* { dg-final { mergefn-keeps-apart any safe_2 } } */
/* { dg-final { mergefn-keeps-apart any length_4 } } */
/* { dg-final { mergefn-keeps-apart any plain } } */
