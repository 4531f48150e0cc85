/* Under -flive-patching a function can be replaced while the program runs, and
   only it: nothing is folded.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-flive-patching=inline-clone" } */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name)                                                        \
  NOINLINE int name (int n)                                                   \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

FUNCTION (patchable_a)
FUNCTION (patchable_b)

int
main (void)
{
  printf ("%d %d\n", patchable_a (input), patchable_b (input));
  return 0;
}

/* { dg-final { mergefn-keeps-apart patchable_a patchable_b } } */
/* { dg-final { mergefn-count-merges 0 } } */
