/* The value that a parameter has at entry is that parameter's, and no other's,
   also if it is set later on or only used on some ways.  D, "default-def
   mismatch".

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name, first, second)                                         \
  static NOINLINE int name (int a, int b, int c)                              \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < c; i++)                                               \
      {                                                                       \
        if (i == 1)                                                           \
          sum += first * 3;                                                   \
        first = i;                                                            \
        sum = sum * 5 + second;                                               \
      }                                                                       \
    return sum + first;                                                       \
  }

FUNCTION (plain, a, b)
FUNCTION (plain_again, a, b)
FUNCTION (turned, b, a)
FUNCTION (same, a, a)
FUNCTION (other, a, c)

int
main (void)
{
  int (*volatile functions[]) (int, int, int)
      = { plain, plain_again, turned, same, other };
  for (int f = 0; f < 5; f++)
    printf ("%d\n", functions[f](input * 7, input * 11, input));
  return 0;
}

/* { dg-final { mergefn-folds plain_again plain } } */
/* { dg-final { mergefn-count-merges 1 } } */
