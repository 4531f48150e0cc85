/* With interprocedural points-to analysis GCC knows which variables the kept
   function's parameter points to, and that its stores leave another one alone;
   the dropped one is called with the address of that.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-additional-options "-fipa-pta" } */

#include <stdio.h>

#include "../../include/test.h"

static int limit, items[8] = { 5, 5, 5, 5, 5, 5, 5, 5 };

#define FUNCTION(name)                                                        \
  static NOINLINE int name (int *p)                                           \
  {                                                                           \
    int rounds = 0;                                                           \
    for (int i = 0; i < limit; i++)                                           \
      {                                                                       \
        *p = *p - 2;                                                          \
        rounds++;                                                             \
      }                                                                       \
    return rounds;                                                            \
  }

FUNCTION (a_other_variable)
FUNCTION (same_variable)

int
main (void)
{
  limit = input * 2;
  printf ("%d\n", a_other_variable (items + input));
  printf ("%d\n", same_variable (&limit));
  printf ("%d %d\n", items[3], limit);
  return 0;
}

/* { dg-final { mergefn-folds same_variable a_other_variable } } */
/* { dg-final { mergefn-weakens same_variable a_other_variable points-to } } */
/* { dg-final { mergefn-needs points-to {-O2 -O3} } } */
