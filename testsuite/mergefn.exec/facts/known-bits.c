/* GCC knows of one function that its parameter is always odd, since all of its
   callers are at hand; of its twin it does not, and what else it knows of the
   two is equal: the range, and the bits that can be set.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name)                                                        \
  static NOINLINE int name (int n, int rounds)                                \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < rounds; i++)                                          \
      if (n & 1)                                                              \
        sum = sum * 3 + n;                                                    \
      else                                                                    \
        sum = sum * 5 - n;                                                    \
    return sum;                                                               \
  }

FUNCTION (always_odd)
FUNCTION (often_odd)
FUNCTION (often_odd_again)

int
main (void)
{
  printf ("%d %d\n", always_odd (1, input), always_odd (15, input));
  printf ("%d %d\n", often_odd (1, input), often_odd (15, input));
  printf ("%d\n", often_odd (2, input));
  printf ("%d %d\n", often_odd_again (1, input), often_odd_again (15, input));
  printf ("%d\n", often_odd_again (2, input));
  return 0;
}

/* { dg-final { mergefn-folds often_odd_again often_odd } } */
