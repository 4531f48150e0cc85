/* A variable that was never set is no parameter and no constant; two functions
   that both use one, on ways that are not taken, are the same.  LLVM: undef
   equals only undef; D, "default-def mismatch".

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-w" } */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name, declaration)                                           \
  static NOINLINE int name (const int *p, int n, int other)                   \
  {                                                                           \
    declaration;                                                              \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        if (i > 0)                                                            \
          sum = sum * 3 + value;                                              \
        value = p[i] + other;                                                 \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (undefined, int value)
FUNCTION (undefined_again, int value)
FUNCTION (zero, int value = 0)
FUNCTION (parameter, int value = other)

#define MAYBE(name, initial)                                                  \
  static NOINLINE int name (int n, int flag)                                  \
  {                                                                           \
    int value initial;                                                        \
    int sum = 1;                                                              \
    if (flag)                                                                 \
      value = n;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    if (flag)                                                                 \
      sum ^= value;                                                           \
    else                                                                      \
      sum ^= 5;                                                               \
    return sum;                                                               \
  }

MAYBE (maybe, )
MAYBE (maybe_again, )
MAYBE (maybe_four, = 4)

int
main (void)
{
  int numbers[3] = { input, 5, 7 };
  int (*volatile functions[]) (const int *, int, int)
      = { undefined, undefined_again, zero, parameter };
  int (*volatile maybes[]) (int, int) = { maybe, maybe_again, maybe_four };
  for (int f = 0; f < 4; f++)
    printf ("%d\n", functions[f](numbers, input, input * 2));
  for (int f = 0; f < 3; f++)
    printf ("%d %d\n", maybes[f](input, 0), maybes[f](input, 1));
  return 0;
}

/* { dg-final { mergefn-folds undefined_again undefined } } */
/* { dg-final { mergefn-folds maybe_again maybe } } */
/* { dg-final { mergefn-keeps-apart undefined zero } } */
/* { dg-final { mergefn-keeps-apart zero parameter } } */
