/* The kept function's parameter is declared never to be null, on its type, and
   GCC drops tests for it; the dropped one's may be null.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"
#include "late-null.h"

#define NONNULL __attribute__ ((noinline, noclone, nonnull))

int *volatile nothing;

const void *first, *second;

#define FUNCTION(attributes, name)                                                                 \
  attributes int name (const int *p, int n)                                                        \
  {                                                                                                \
    return is_null (p, &first, &second) * 7 + n;                                                   \
  }

FUNCTION (NONNULL, a_never_null)
FUNCTION (NOINLINE, may_be_null)

int
main (void)
{
  int numbers[3] = { input, 4, 0 };
  second = numbers;
  printf ("%d\n", a_never_null (numbers, input));
  printf ("%d\n", may_be_null (numbers, input));
  printf ("%d\n", may_be_null (nothing, input));
  return 0;
}

/* { dg-final { mergefn-folds may_be_null a_never_null } } */
/* { dg-final { mergefn-weakens may_be_null a_never_null attributes } } */
/* { dg-final { mergefn-needs attributes {-O1 -O2 -O3 -Os} } } */
