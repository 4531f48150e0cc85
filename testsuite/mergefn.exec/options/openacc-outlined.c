/* Regions that OpenACC offloads, and routines for its devices, are functions
   that the runtime looks up in tables; they are not folded, on the host
   neither.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */
/* { dg-additional-options "-fopenacc" } */

#include <stdio.h>

#include "../../include/test.h"

#define REGION(name)                                                          \
  static NOINLINE void name (int *p, int n)                                   \
  {                                                                           \
    _Pragma ("acc parallel loop copy(p[0:n])")                                \
    for (int i = 0; i < n; i++)                                               \
      p[i] = p[i] * 7 + i;                                                    \
  }

REGION (region_a)
REGION (region_b)

#define FUNCTION(pragma, name)                                                \
  pragma static NOINLINE int name (int n)                                     \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

FUNCTION (_Pragma ("acc routine seq"), routine_a)
FUNCTION (_Pragma ("acc routine seq"), routine_b)
FUNCTION (, plain_a)
FUNCTION (, plain_b)

int
main (void)
{
  int numbers[4] = { 1, 2, 3, 4 };
  region_a (numbers, input);
  region_b (numbers, input + 1);
  for (int i = 0; i < 4; i++)
    printf ("%d ", numbers[i]);
  printf ("%d %d ", routine_a (input), routine_b (input));
  printf ("%d %d\n", plain_a (input), plain_b (input));
  return 0;
}

/* { dg-final { mergefn-folds plain_b plain_a } } */
/* { dg-final { mergefn-keeps-apart region_a._omp_fn* region_b._omp_fn* } } */
/* { dg-final { mergefn-keeps-apart routine_a routine_b } } */
/* { dg-final { mergefn-keeps-apart routine_a plain_a } } */
/* { dg-final { mergefn-count-merges 1 } } */
/* { dg-final { mergefn-excludes parallel-body } } */
