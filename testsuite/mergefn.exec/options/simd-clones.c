/* A function declared simd has clones that work on vectors; neither is folded.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */
/* { dg-options "-O2 -ftree-vectorize -fopenmp-simd" } */

#include <stdio.h>

#define INPUT 30
#include "../../include/test.h"

#define FUNCTION(attribute, name)                                             \
  __attribute__ ((noinline, attribute)) int name (int x)                      \
  {                                                                           \
    int sum = x;                                                              \
    for (int i = 0; i < 3; i++)                                               \
      sum = sum * 7 + x;                                                      \
    return sum;                                                               \
  }

FUNCTION (simd, simd_a)
FUNCTION (simd, simd_b)
FUNCTION (noclone, plain_a)
FUNCTION (noclone, plain_b)

static NOINLINE void
apply (int *p, int n)
{
#pragma omp simd
  for (int i = 0; i < n; i++)
    p[i] = simd_a (p[i]) + simd_b (p[i] + 1);
}

int
main (void)
{
  int numbers[32], sum = 0;
  for (int i = 0; i < 32; i++)
    numbers[i] = i * input;
  apply (numbers, input);
  for (int i = 0; i < 32; i++)
    sum = sum * 3 + numbers[i];
  printf ("%d %d %d\n", sum, plain_a (input), plain_b (input));
  return 0;
}

/* { dg-final { mergefn-folds plain_b plain_a thunk } } */
/* { dg-final { mergefn-keeps-apart simd_a simd_b } } */
/* { dg-final { mergefn-count-merges 1 } } */
/* { dg-final { mergefn-excludes simd-clone } } */
