/* A compare-and-exchange may fail for no reason if it is weak; it has one
   memory model for success and one for failure.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name, weak, success, failure)                                \
  static NOINLINE int name (int *p, int n)                                    \
  {                                                                           \
    int swapped = 0;                                                          \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        int expected = i;                                                     \
        swapped += __atomic_compare_exchange_n (p, &expected, i * 2, weak,    \
                                                success, failure);            \
        swapped = swapped * 3 + expected;                                     \
      }                                                                       \
    return swapped;                                                           \
  }

FUNCTION (strong, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)
FUNCTION (strong_again, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)
FUNCTION (weak, 1, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)
FUNCTION (acquire, 0, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE)
FUNCTION (acquire_relaxed, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)

int
main (void)
{
  int (*volatile functions[]) (int *, int)
      = { strong, strong_again, weak, acquire, acquire_relaxed };
  for (int f = 0; f < 5; f++)
    {
      int cell = 1;
      printf ("%d ", functions[f](&cell, input));
      printf ("%d\n", cell);
    }
  return 0;
}

/* { dg-final { mergefn-folds strong_again strong } } */
/* { dg-final { mergefn-count-merges 1 } } */
