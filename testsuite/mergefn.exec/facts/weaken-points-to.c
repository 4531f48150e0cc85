/* All callers of the kept function pass the address of a variable, and
   interprocedural analysis finds that it is not null; a caller of the dropped
   one passes null.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#include "../../include/test.h"
#include "late-null.h"

const void *first, *second;

#define FUNCTION(name)                                                                             \
  static NOINLINE int name (const char *p, int n)                                                  \
  {                                                                                                \
    return is_null (p, &first, &second) * 7 + n;                                                   \
  }

FUNCTION (a_variable)
FUNCTION (may_be_null)

/* Of any alignment: GCC 14 records only one of alignment and that a parameter is not null.  */
char letters[4] = "abc";
char *volatile nothing;

int
main (void)
{
  second = letters;
  printf ("%d\n", a_variable (letters, input));
  printf ("%d\n", a_variable (letters + 1, input));
  printf ("%d\n", may_be_null (letters, input));
  printf ("%d\n", may_be_null (nothing, input));
  return 0;
}

/* { dg-final { mergefn-folds may_be_null a_variable } } */
/* { dg-final { mergefn-weakens may_be_null a_variable points-to } } */
/* { dg-final { mergefn-needs points-to } } */
