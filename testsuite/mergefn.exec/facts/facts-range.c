/* Where facts are kept, a function of which GCC knows the values that come in
   is not folded with one of which it does not: it has left nothing out yet, but
   will.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-args "facts=keep" } */

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

/* { dg-final { mergefn-folds a_small_too a_small } } */
/* { dg-final { mergefn-refuses any a_small* facts-differ parameter-bits } } */
/* { dg-final { mergefn-keeps-apart any a_small } } */
