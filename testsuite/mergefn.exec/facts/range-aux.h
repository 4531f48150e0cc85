/* What facts-range.c and weaken-range.c compile, where facts are kept and
   where they are weakened.

   SPDX-License-Identifier: GPL-3.0-or-later  */

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

FUNCTION (a_small)
FUNCTION (a_small_too)
FUNCTION (any)

int
main (void)
{
  int n = input;
  printf ("%d %d\n", a_small (n & 7, n), a_small_too (n & 7, n));
  printf ("%d %d\n", any (-n, n), any (n * 100, n));
  return 0;
}
