/* A function of several versions, by target_clones or by versions in the
   source, is dispatched by a resolver that GCC makes: neither the versions nor
   what dispatches them is folded.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */

#include <stdio.h>

#include "../../include/test.h"

#define CLONES __attribute__ ((noinline, target_clones ("avx2", "default")))

#define FUNCTION(attributes, name)                                            \
  attributes int name (const int *p, int n)                                   \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + p[i];                                                   \
    return sum;                                                               \
  }

FUNCTION (CLONES, cloned_a)
FUNCTION (CLONES, cloned_b)
FUNCTION (NOINLINE, plain_a)
FUNCTION (NOINLINE, plain_b)

int (*volatile functions[]) (const int *, int)
    = { cloned_a, cloned_b, plain_a, plain_b };

int
main (void)
{
  int numbers[3] = { input, 5, input * 2 };
  for (int f = 0; f < 4; f++)
    printf ("%d ", functions[f](numbers, input));
  printf ("%d\n", cloned_a (numbers, input) + cloned_b (numbers, input));
  return 0;
}

/* { dg-final { mergefn-folds plain_b plain_a thunk } } */
/* { dg-final { mergefn-keeps-apart cloned_a.* cloned_b.* } } */
/* { dg-final { mergefn-count-merges 1 } } */
/* { dg-final { mergefn-excludes multiversioned } } */
