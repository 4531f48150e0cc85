/* All callers of the kept function pass the address of a variable, and
   interprocedural analysis finds that it is not null; a caller of the dropped
   one passes null.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#include "../../include/test.h"
#include "late-null.h"

const int *first, *second;

#define FUNCTION(name)                                                                             \
  static NOINLINE int name (const int *p, int n)                                                   \
  {                                                                                                \
    return is_null (p, &first, &second) * 7 + n;                                                   \
  }

FUNCTION (a_variable)
FUNCTION (may_be_null)

int numbers[4] = { 1, 2, 3, 4 };
int *volatile nothing;

int
main (void)
{
  second = numbers;
  printf ("%d\n", a_variable (numbers, input));
  printf ("%d\n", a_variable (numbers + 1, input));
  printf ("%d\n", may_be_null (numbers, input));
  printf ("%d\n", may_be_null (nothing, input));
  return 0;
}

/* { dg-final { mergefn-folds may_be_null a_variable } } */
/* { dg-final { mergefn-weakens may_be_null a_variable points-to } } */
/* { dg-final { mergefn-needs points-to } } */
