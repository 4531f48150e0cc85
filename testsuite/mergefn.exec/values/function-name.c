/* __func__ is another string in each function, of another length perhaps; a
   function that only passes a literal that says the same does the same.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name, string)                                                \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum += printf ("%s %d %d\n", string, i, (int) sizeof (__func__));       \
    return sum;                                                               \
  }

FUNCTION (alpha, __func__)
FUNCTION (bravo, __func__)
FUNCTION (delta, "name")
FUNCTION (gamma_, "name")
FUNCTION (omega, "name")

int
main (void)
{
  int sum = alpha (input);
  sum += bravo (input);
  sum += delta (input);
  sum += gamma_ (input);
  sum += omega (input);
  printf ("%d\n", sum);
  return 0;
}

/* { dg-final { mergefn-folds omega delta removed } } */
/* { dg-final { mergefn-keeps-apart alpha bravo } } */
/* { dg-final { mergefn-keeps-apart delta gamma_ } } */
/* { dg-final { mergefn-count-merges 1 } } */
