/* Where landing instructions are placed by hand, a function marked cf_check
   starts with one and its twin does not.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */
/* { dg-additional-options "-fcf-protection=branch -mmanual-endbr" } */

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

#define LANDING __attribute__ ((noinline, noclone, cf_check))

#define FUNCTION(attributes, name)                                            \
  static attributes long name (long n)                                        \
  {                                                                           \
    long sum = 1;                                                             \
    for (long i = 0; i < n; i++)                                              \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

FUNCTION (NOINLINE, a_plain)
FUNCTION (NOINLINE, a_plain_too)
FUNCTION (LANDING, lands)
FUNCTION (LANDING, lands_too)

int
main (void)
{
  long (*volatile functions[]) (long)
      = { a_plain, a_plain_too, lands, lands_too };
  for (int f = 0; f < 4; f++)
    printf ("%ld %d\n", functions[f](input),
            !memcmp (functions[f], "\xf3\x0f\x1e\xfa", 4));
  return 0;
}

/* { dg-final { mergefn-folds a_plain_too a_plain } } */
/* { dg-final { mergefn-folds lands_too lands } } */
/* { dg-final { mergefn-keeps-apart a_plain lands } } */
