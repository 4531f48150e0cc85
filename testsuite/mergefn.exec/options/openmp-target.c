/* Regions and functions that OpenMP may run on a device are found by their
   place in a table that host and device share; they are not folded.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */
/* { dg-additional-options "-fopenmp" } */

#include <stdio.h>

#include "../../include/test.h"

#define REGION(name)                                                          \
  static NOINLINE void name (int *p, int n)                                   \
  {                                                                           \
    _Pragma ("omp target map(tofrom: p[0:n])")                                \
    for (int i = 0; i < n; i++)                                               \
      p[i] = p[i] * 7 + i;                                                    \
  }

REGION (region_a)
REGION (region_b)

#define FUNCTION(name)                                                        \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

#pragma omp declare target
FUNCTION (device_a)
FUNCTION (device_b)
#pragma omp end declare target
FUNCTION (plain_a)
FUNCTION (plain_b)

int
main (void)
{
  int numbers[4] = { 1, 2, 3, 4 };
  region_a (numbers, input);
  region_b (numbers, input + 1);
  for (int i = 0; i < 4; i++)
    printf ("%d ", numbers[i]);
  printf ("%d %d ", device_a (input), device_b (input));
  printf ("%d %d\n", plain_a (input), plain_b (input));
  return 0;
}

/* { dg-final { mergefn-folds plain_b plain_a } } */
/* { dg-final { mergefn-keeps-apart region_a._omp_fn* region_b._omp_fn* } } */
/* { dg-final { mergefn-keeps-apart device_a device_b } } */
/* { dg-final { mergefn-keeps-apart device_a plain_a } } */
/* { dg-final { mergefn-count-merges 1 } } */
/* { dg-final { mergefn-excludes parallel-body } } */
