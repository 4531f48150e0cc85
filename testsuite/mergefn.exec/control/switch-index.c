/* Two switches with the same cases on two different values.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define INPUT 6
#include "../../include/test.h"

int state;

NOINLINE void
note (int n)
{
  state = state * 3 + n;
}

#define FUNCTION(name, value, first, second)                                  \
  NOINLINE void name (int n, int a, int b)                                    \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      switch (value)                                                          \
        {                                                                     \
        case 1:                                                               \
          note (first);                                                       \
          break;                                                              \
        case 5 ... 9:                                                         \
          note (second);                                                      \
          break;                                                              \
        case 30:                                                              \
          note (i);                                                           \
          break;                                                              \
        case 31:                                                              \
          note (i * 5);                                                       \
          break;                                                              \
        case 300:                                                             \
          note (i * 7);                                                       \
          break;                                                              \
        }                                                                     \
  }

FUNCTION (on_a, a, 3, 4)
FUNCTION (on_a_again, a, 3, 4)
FUNCTION (on_b, b, 3, 4)
FUNCTION (exchanged, a, 4, 3)

int
main (void)
{
  void (*volatile functions[]) (int, int, int)
      = { on_a, on_a_again, on_b, exchanged };
  for (int f = 0; f < 4; f++)
    {
      functions[f](input, input, 30);
      printf ("%d\n", state);
    }
  return 0;
}

/* { dg-final { mergefn-folds on_a_again on_a thunk } } */
/* { dg-final { mergefn-keeps-apart on_a on_b } } */
/* { dg-final { mergefn-keeps-apart on_a exchanged } } */
