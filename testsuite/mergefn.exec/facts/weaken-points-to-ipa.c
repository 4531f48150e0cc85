/* With interprocedural points-to analysis GCC knows which variables the kept
   function's parameter points to, and that its stores leave another one alone;
   the dropped one is called with the address of that.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-additional-options "-fipa-pta" } */

#include <stdio.h>

#define NO_INPUT
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

/* GCC 16 takes what a volatile variable holds for the address of anything.  */
NOIPA int
given (int n)
{
  return n;
}

int
main (void)
{
  limit = given (6);
  printf ("%d\n", a_other_variable (items + given (3)));
  printf ("%d\n", same_variable (&limit));
  printf ("%d %d\n", items[3], limit);
  return 0;
}

/* { dg-final { mergefn-folds same_variable a_other_variable } } */
/* { dg-final { mergefn-weakens same_variable a_other_variable points-to } } */
/* { dg-final { mergefn-needs points-to {-O2 -O3} } } */
