/* A function that the user protected from folding is neither kept nor dropped:
   no_icf, noipa.

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

FUNCTION (plain, noinline)
FUNCTION (plain_again, noinline)
FUNCTION (no_icf_a, no_icf)
FUNCTION (no_icf_b, no_icf)
FUNCTION (noipa_a, noipa)
FUNCTION (noipa_b, noipa)

int (*volatile functions[]) (int)
    = { plain, plain_again, no_icf_a, no_icf_b, noipa_a, noipa_b };

int
main (void)
{
  for (int f = 0; f < 6; f++)
    printf ("%d ", functions[f](input + f));
  for (int f = 1; f < 6; f++)
    printf ("%d", functions[f - 1] == functions[f]);
  printf ("\n");
  return 0;
}

/* { dg-final { mergefn-folds plain_again plain thunk } } */
/* { dg-final { mergefn-keeps-apart no_icf_a no_icf_b } } */
/* { dg-final { mergefn-keeps-apart noipa_a noipa_b } } */
/* { dg-final { mergefn-count-merges 1 } } */
/* { dg-final { mergefn-excludes barrier-attribute } } */
