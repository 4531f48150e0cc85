/* From GCC 13 on, floating-point numbers have ranges.  The kept function's is never negative, since all callers pass
   numbers that are not; the dropped one's callers pass any number.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 7
#include "../../include/test.h"

/* GCC finds only in the unrolled loop that the element is X.  */
#define FUNCTION(name)                                                                             \
  CLONED static int name (int number, int n)                                                       \
  {                                                                                                \
    double x = number, elements[4];                                                                \
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

FUNCTION (a_small)
FUNCTION (any)
FUNCTION (any_too)

static volatile int negative = -77;

int
main (void)
{
  printf ("%d\n", a_small (input & 0xff, input));
  printf ("%d\n", any (negative, input));
  printf ("%d\n", any_too (negative * 3, input));
  return 0;
}

/* { dg-final { mergefn-folds any a_small } } */
/* { dg-final { mergefn-folds any_too a_small } } */
/* { dg-final { mergefn-needs range {-O2 -O3 -Os} {16} } } */
