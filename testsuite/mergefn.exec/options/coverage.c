/* In a unit that counts what runs, nothing is folded: the counts would be of
   two functions.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "--coverage" } */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name)                                                        \
  NOINLINE int name (int n)                                                   \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

FUNCTION (counted_a)
FUNCTION (counted_b)

int
main (void)
{
  printf ("%d %d\n", counted_a (input), counted_b (input));
  return 0;
}

/* { dg-final { mergefn-keeps-apart counted_a counted_b } } */
/* { dg-final { mergefn-count-merges 0 } } */
