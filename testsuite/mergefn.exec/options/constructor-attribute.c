/* A function that runs before or after main is in a table of such: folded, it
   would run once or not at all.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

int count;

#define FUNCTION(attribute, name)                                             \
  static __attribute__ ((noinline, noclone, attribute)) void name (void)      \
  {                                                                           \
    for (int i = 0; i < input; i++)                                           \
      count = count * 3 + i;                                                  \
    printf ("%d\n", count);                                                   \
  }

FUNCTION (constructor, start_a)
FUNCTION (constructor, start_b)
FUNCTION (constructor (2000), start_early)
FUNCTION (destructor, finish_a)
FUNCTION (destructor, finish_b)
FUNCTION (unused, plain_a)
FUNCTION (unused, plain_b)

int
main (void)
{
  puts ("main");
  plain_a ();
  plain_b ();
  return 0;
}

/* { dg-final { mergefn-folds plain_b plain_a removed } } */
/* { dg-final { mergefn-keeps-apart start_a start_b } } */
/* { dg-final { mergefn-keeps-apart finish_a finish_b } } */
/* { dg-final { mergefn-count-merges 1 } } */
/* { dg-final { mergefn-excludes static-constructor } } */
