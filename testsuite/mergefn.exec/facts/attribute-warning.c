/* Whoever compiles a call of a function with the attribute warning prints the function's name.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-Wno-attribute-warning" } */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(attributes, name)                                            \
  static NOINLINE attributes int name (int n)                                 \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + i;                                                      \
    return sum;                                                               \
  }

FUNCTION (__attribute__ ((warning ("slow"))), slow_a)
FUNCTION (__attribute__ ((warning ("slow"))), slow_b)
FUNCTION (, plain_a)
FUNCTION (, plain_b)

int
main (void)
{
  printf ("%d %d\n", slow_a (input), slow_b (input + 1));
  printf ("%d %d\n", plain_a (input), plain_b (input + 1));
  return 0;
}

/* { dg-final { mergefn-keeps-apart slow_a slow_b } } */
/* { dg-final { mergefn-folds plain_b plain_a } } */
