/* Two functions do the same, but of one GCC knows which values come in, since
   all of its callers are at hand.  What it knows of one must not be used on the
   other's behalf.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name)                                                        \
  static NOINLINE int name (int n, int rounds)                                \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < rounds; i++)                                          \
      {                                                                       \
        if (n < 0)                                                            \
          sum = sum * 3 - 1;                                                  \
        else if (n & 1)                                                       \
          sum = sum * 5 + 2;                                                  \
        else                                                                  \
          sum = sum * 7 + n / 4;                                              \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (z_any_number)
FUNCTION (z_any_number_again)
FUNCTION (small_even_number)
FUNCTION (small_number)

int
main (void)
{
  int n = input;
  printf ("%d %d\n", z_any_number (-n, n), z_any_number (n, n));
  printf ("%d %d\n", z_any_number_again (-n, n), z_any_number_again (n, n));
  printf ("%d\n", small_even_number ((n & 7) * 2, n));
  printf ("%d\n", small_number (n & 7, n));
  return 0;
}

/* { dg-final { mergefn-folds z_any_number_again z_any_number } } */
