/* From GCC 13 on, floating-point numbers have ranges.  The kept function's is never negative, since the sum that
   it is made of does not overflow; the dropped one's sum wraps.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 7
#include "../../include/test.h"

/* GCC finds only in the unrolled loop that the element is X.  */
#define FUNCTION(name, type)                                                                       \
  NOINLINE int name (int a, int b, int n)                                                          \
  {                                                                                                \
    int sum = (type) (a & 0x7fffffff) + (type) (b & 0x7fffffff);                                   \
    double x = sum, elements[4];                                                                   \
    for (int i = 0; i < 4; i++)                                                                    \
      elements[i] = x;                                                                             \
    if (elements[2] * 0.37 < -0.1)                                                                 \
      {                                                                                            \
        puts ("negative");                                                                         \
        return n * 3 + 1;                                                                          \
      }                                                                                            \
    puts ("not negative");                                                                         \
    return n * 5;                                                                                  \
  }

FUNCTION (a_overflows_not, int)
FUNCTION (wraps, unsigned)
FUNCTION (wraps_too, unsigned)

volatile int most = 0x7fffffff;

int
main (void)
{
  printf ("%d\n", a_overflows_not (input, input, 3));
  printf ("%d\n", wraps (most, most, 3));
  printf ("%d\n", wraps_too (input, most, 3));
  return 0;
}

/* { dg-final { mergefn-folds wraps a_overflows_not } } */
/* { dg-final { mergefn-folds wraps_too a_overflows_not } } */
/* { dg-final { mergefn-needs range {-O2 -O3 -Os} {16} } } */
