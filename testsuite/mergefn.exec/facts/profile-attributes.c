/* That a function runs often or seldom is no difference in what it does; the
   one that is kept serves both.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-args "facts=keep" } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(attributes, name)                                            \
  static NOINLINE attributes int name (int n)                                 \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      if (i & 1)                                                              \
        sum = sum * 7 + i;                                                    \
      else                                                                    \
        sum = sum * 5 - i;                                                    \
    return sum;                                                               \
  }

FUNCTION (, plain)
FUNCTION (, plain_again)
FUNCTION (__attribute__ ((cold)), seldom)
FUNCTION (__attribute__ ((hot)), often)

static NOINLINE int
only_at_start (int n)
{
  return plain (n) * 3 + seldom (n + 1);
}

int
main (void)
{
  int sum = 0;
  printf ("%d\n", only_at_start (input));
  for (int i = 0; i < input * 100; i++)
    sum = sum * 3 + plain_again (i & 7) + often (i & 3);
  printf ("%d\n", sum);
  printf ("%d %d %d\n", plain (input), plain_again (input), often (input));
  return 0;
}

/* { dg-final { mergefn-folds plain_again plain removed } } */
