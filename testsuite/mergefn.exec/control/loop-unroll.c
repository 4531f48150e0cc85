/* What the user asked for a loop is not in its statements: to unroll it four
   times, twice, or not at all.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define INPUT 37
#include "../../include/test.h"

#define FUNCTION(name, pragma)                                                \
  static NOINLINE long name (const int *p, int n)                             \
  {                                                                           \
    long sum = 0;                                                             \
    pragma for (int i = 0; i < n; i++) sum = (sum ^ p[i]) * 5;                \
    return sum;                                                               \
  }

FUNCTION (plain, )
FUNCTION (unrolled_4, _Pragma ("GCC unroll 4"))
FUNCTION (unrolled_4_again, _Pragma ("GCC unroll 4"))
FUNCTION (unrolled_2, _Pragma ("GCC unroll 2"))
FUNCTION (never_unrolled, _Pragma ("GCC unroll 1"))

int
main (void)
{
  int numbers[40];
  for (int i = 0; i < 40; i++)
    numbers[i] = input * i;
  printf ("%ld\n", plain (numbers, input));
  printf ("%ld\n", unrolled_4 (numbers, input));
  printf ("%ld\n", unrolled_4_again (numbers, input));
  printf ("%ld\n", unrolled_2 (numbers, input));
  printf ("%ld\n", never_unrolled (numbers, input));
  return 0;
}

/* { dg-final { mergefn-folds unrolled_4_again unrolled_4 } } */
/* { dg-final { mergefn-keeps-apart plain unrolled_4 } } */
/* { dg-final { mergefn-keeps-apart unrolled_2 unrolled_4 } } */
/* { dg-final { mergefn-keeps-apart plain never_unrolled } } */
/* { dg-final { mergefn-count-merges 1 } } */
