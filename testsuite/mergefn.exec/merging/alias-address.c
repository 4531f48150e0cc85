/* With address=all a dropped function becomes another name for the kept one,
   and gets its alignment right; without, public functions keep their own
   addresses.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-args "address=all" } */

#include <stdint.h>
#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(attributes, name)                                            \
  attributes int name (int n)                                                 \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

FUNCTION (NOINLINE, public_a)
FUNCTION (NOINLINE, public_b)
FUNCTION (__attribute__ ((noinline, cold)), public_cold)
FUNCTION (__attribute__ ((noinline, used)), public_used)
FUNCTION (__attribute__ ((noinline, used)), public_used_too)

int (*volatile functions[]) (int)
    = { public_a, public_b, public_cold, public_used, public_used_too };

int
main (void)
{
  for (int f = 0; f < 5; f++)
    printf ("%d ", functions[f](input + f));
  /* Whoever asked for a symbol to be kept may look at it.  */
  printf ("%d\n", functions[3] == functions[4]);
  return 0;
}

/* { dg-final { mergefn-folds public_b public_a alias } } */
