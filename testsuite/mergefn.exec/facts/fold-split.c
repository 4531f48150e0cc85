/* GCC splits the checks off two functions of one body, so that they can be
   inlined; what is left of each knows the range that its check left.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#include "../../include/test.h"

int table[1000];

NOINLINE int
step (int sum, int value)
{
  return sum * 31 + value;
}

/* The long part has loops and calls, so it is not inlined.  */
#define FUNCTION(name, limit)                                                 \
  static int name (int n)                                                     \
  {                                                                           \
    if (n < 0 || n >= limit)                                                  \
      return -1;                                                              \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        sum = step (sum, table[i]);                                           \
        table[i] = step (n, i) / 3;                                           \
        if (sum % 7 == n)                                                     \
          sum = step (sum, sum / 5);                                          \
      }                                                                       \
    return step (sum, n) + step (n * 3, sum / 100);                           \
  }

FUNCTION (a_small, 10)
FUNCTION (b_large, 1000)

NOINLINE int
use_small (int n)
{
  return a_small (n) + a_small (n + 1) * 3;
}

NOINLINE int
use_large (int n)
{
  return b_large (n) + b_large (n + 1) * 3;
}

int
main (void)
{
  for (int i = -1; i < 12; i += input)
    printf ("%d ", use_small (i));
  for (int i = -1; i < 1002; i += input * 37)
    printf ("%d ", use_large (i));
  printf ("\n");
  return 0;
}

/* { dg-final { mergefn-folds b_large.part.0 a_small.part.0 } } */
/* { dg-final { mergefn-weakens b_large.part.0 a_small.part.0 range } } */
