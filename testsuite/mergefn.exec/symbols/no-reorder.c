/* Functions that must stay in the order of the source are not folded; the
   others of the unit are.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name, ...)                                                   \
  __attribute__ ((noinline, noclone, __VA_ARGS__)) int name (int n)           \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

FUNCTION (ordered_a, no_reorder)
FUNCTION (ordered_b, no_reorder)
FUNCTION (plain_a, noinline)
FUNCTION (plain_b, noinline)

int (*volatile functions[]) (int)
    = { ordered_a, ordered_b, plain_a, plain_b };

int
main (void)
{
  for (int f = 0; f < 4; f++)
    printf ("%d ", functions[f](input + f));
  printf ("%d\n", ordered_a < ordered_b);
  return 0;
}

/* { dg-final { mergefn-folds plain_b plain_a thunk } } */
/* { dg-final { mergefn-keeps-apart ordered_a ordered_b } } */
/* { dg-final { mergefn-count-merges 1 } } */
