/* A reduction of omp simd has a private array that the loop's simduid ties to
   it; each function has its own.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O3 -fopenmp-simd" } */

#include <stdio.h>

#define INPUT 40
#include "../../include/test.h"

#define FUNCTION(name, operator, clause)                                      \
  static NOINLINE int name (const int *p, int n)                              \
  {                                                                           \
    int sum = 1;                                                              \
    _Pragma (clause) for (int i = 0; i < n; i++) sum operator(p[i] | 1);      \
    return sum;                                                               \
  }

FUNCTION (sum, +=, "omp simd reduction(+:sum)")
FUNCTION (sum_again, +=, "omp simd reduction(+:sum)")
FUNCTION (product, *=, "omp simd reduction(*:sum)")

int
main (void)
{
  int numbers[48];
  for (int i = 0; i < 48; i++)
    numbers[i] = input * i;
  printf ("%d\n", sum (numbers, input));
  printf ("%d\n", sum_again (numbers, input));
  printf ("%d\n", product (numbers, input));
  return 0;
}

/* { dg-final { mergefn-folds sum_again sum } } */
/* { dg-final { mergefn-keeps-apart sum product } } */
