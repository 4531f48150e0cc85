/* One function knows its pointer to be aligned and may use instructions that
   need that; its twin gets one that is not.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O3" } */

#include <stdio.h>

#define INPUT 4
#include "../../include/test.h"

typedef int vec __attribute__ ((vector_size (16)));
typedef int unaligned_vec __attribute__ ((vector_size (16), aligned (4)));

#define FUNCTION(name, type)                                                  \
  static NOINLINE void name (int *where, int n)                               \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      *(type *) (where + i * 4) += 3;                                         \
  }

FUNCTION (aligned, vec)
FUNCTION (unaligned, unaligned_vec)
FUNCTION (unaligned_again, unaligned_vec)

#define ASSUMED(name, amount)                                                 \
  static NOINLINE void name (void *where, int n)                              \
  {                                                                           \
    int *p = __builtin_assume_aligned (where, amount);                        \
    for (int i = 0; i < n; i++)                                               \
      p[i] = p[i] * 3;                                                        \
  }

ASSUMED (assumed, 32)
ASSUMED (assumed_not, 4)
ASSUMED (assumed_not_too, 4)

int
main (void)
{
  int numbers[24] __attribute__ ((aligned (32)));
  for (int i = 0; i < 24; i++)
    numbers[i] = i;
  int *volatile p = numbers;
  aligned (numbers, input);
  unaligned (p + 1, input);
  unaligned_again (p + 3, input);
  assumed (numbers, input * 4);
  assumed_not (p + 1, input * 4);
  assumed_not_too (p + 3, input * 4);
  for (int i = 0; i < 24; i++)
    printf ("%d ", numbers[i]);
  printf ("\n");
  return 0;
}

/* { dg-final { mergefn-folds unaligned_again unaligned removed } } */
/* { dg-final { mergefn-folds assumed_not_too assumed_not removed } } */
