/* Addresses of two functions that the program compares stay different, though
   calls may go to one of them.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name)                                                        \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

typedef int (*function) (int);

FUNCTION (first)
FUNCTION (second)
FUNCTION (third)
FUNCTION (never_taken)
FUNCTION (never_taken_too)

static const function table[] = { first, second };
static function volatile chosen;

static NOINLINE int
which (function f)
{
  return f == first ? 1 : f == second ? 2 : f == third ? 3 : 4;
}

int
main (void)
{
  chosen = table[input & 1];
  printf ("%d %d\n", which (chosen), chosen (input));
  chosen = table[input & 2 ? 0 : 1];
  printf ("%d %d\n", which (chosen), chosen (input));
  chosen = third;
  printf ("%d %d\n", which (chosen), chosen (input));
  printf ("%d %d %d\n", first (input), second (input), third (input));
  printf ("%d %d\n", never_taken (input), never_taken_too (input));
  return 0;
}

/* { dg-final { mergefn-folds never_taken first removed } } */
/* { dg-final { mergefn-folds never_taken_too first removed } } */
/* { dg-final { mergefn-folds second first thunk } } */
/* { dg-final { mergefn-folds third first thunk } } */
