/* The cases of a switch: first and last value of each range, and where each one
   goes.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-additional-options "-fno-tree-switch-conversion" } */

#include <stdio.h>

#define INPUT 20
#include "../../include/test.h"

int state;

NOINLINE void
note (int n)
{
  state = state * 3 + n;
}

#define FUNCTION(name, first, second, third)                                  \
  static NOINLINE void name (int n)                                           \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      switch (i * 7)                                                          \
        {                                                                     \
        case first:                                                           \
          note (1);                                                           \
          break;                                                              \
        case second:                                                          \
          note (2);                                                           \
          break;                                                              \
        case 200 ... 250:                                                     \
          note (3);                                                           \
          break;                                                              \
        case third:                                                           \
          note (4);                                                           \
          break;                                                              \
        default:                                                              \
          note (5);                                                           \
        }                                                                     \
  }

FUNCTION (plain, 3 ... 20, 30 ... 60, 70)
FUNCTION (plain_again, 3 ... 20, 30 ... 60, 70)
FUNCTION (other_low, 8 ... 20, 30 ... 60, 70)
FUNCTION (other_high, 3 ... 21, 30 ... 60, 70)
FUNCTION (other_value, 3 ... 20, 30 ... 60, 77)
FUNCTION (exchanged, 30 ... 60, 3 ... 20, 70)

int
main (void)
{
  void (*volatile functions[]) (int)
      = { plain,      plain_again, other_low,
          other_high, other_value, exchanged };
  for (int f = 0; f < 6; f++)
    {
      functions[f](input);
      printf ("%d\n", state);
    }
  return 0;
}

/* { dg-final { mergefn-folds plain_again plain } } */
/* { dg-final { mergefn-count-merges 1 } } */
