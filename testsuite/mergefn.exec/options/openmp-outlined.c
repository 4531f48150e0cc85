/* The bodies of parallel regions are functions that GCC makes and the runtime
   calls; they are not folded.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fopenmp" } */

#include <stdio.h>

#define INPUT 30
#include "../../include/test.h"

#define FUNCTION(name)                                                        \
  static NOINLINE long name (const int *p, int n)                             \
  {                                                                           \
    long sum = 0;                                                             \
    _Pragma ("omp parallel for reduction(+:sum) num_threads(2)")              \
    for (int i = 0; i < n; i++)                                               \
      sum += p[i] * 7;                                                        \
    return sum;                                                               \
  }

FUNCTION (sum_a)
FUNCTION (sum_b)

/* Without that, the same is folded.  */
#define PLAIN(name)                                                           \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

PLAIN (plain_a)
PLAIN (plain_b)

int
main (void)
{
  int numbers[32];
  for (int i = 0; i < 32; i++)
    numbers[i] = i * input;
  printf ("%ld %ld\n", sum_a (numbers, input), sum_b (numbers, input));
  printf ("%d %d\n", plain_a (input), plain_b (input));
  return 0;
}

/* { dg-final { mergefn-folds plain_b plain_a } } */
/* { dg-final { mergefn-keeps-apart sum_a sum_b } } */
/* { dg-final { mergefn-keeps-apart sum_a._omp_fn* sum_b._omp_fn* } } */
/* { dg-final { mergefn-excludes parallel-body } } */
