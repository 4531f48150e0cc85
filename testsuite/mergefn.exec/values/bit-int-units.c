/* A static function of a header over a _BitInt, which each unit compiles with a width of its own.  The two have the
   same code but for the width, which decides when the sum wraps.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-gcc 14 } */
/* { dg-options "-O2 -std=c23" } */
/* { dg-mergefn-args "publish=all" } */
/* { dg-additional-sources bit-int-units-aux.c } */

#include <stdio.h>

#define BITS 120
#include "bit-int-units-aux.h"

int narrow (const unsigned _BitInt (100) *a, const unsigned _BitInt (100) *b, const unsigned _BitInt (100) *c);

NOINLINE int
wide (const number *a, const number *b, const number *c)
{
  return wraps (a, b, c) * 2 + wraps (b, a, c);
}

int
main (void)
{
  unsigned _BitInt (100) n = -1, k = 5, l = 6;
  number w = ((number) 1 << 99) * 2 - 1, x = 5, y = 6;
  printf ("%d %d\n", narrow (&n, &k, &l), wide (&w, &x, &y));
  return 0;
}
