/* The kept function's sums wrap around, so GCC sees late that the two are equal and that the store never happens.  Were
   the function const then, so were its caller, and the two calls of that one would become one value.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/const-late.h"

#ifndef SIGNED
#define SIGNED sum_signed
#define UNSIGNED sum_unsigned
#endif

#define SUM(name, type)                                                                            \
  NOINLINE static int name (type a, type b, type c)                                                \
  {                                                                                                \
    if (a + b + c != c + b + a)                                                                    \
      counter++;                                                                                   \
    return (int)(a ^ b) & 1023;                                                                    \
  }

SUM (SIGNED, int)
SUM (UNSIGNED, unsigned)

NOINLINE static int
between (int a)
{
  return SIGNED (a, a & 3, a & 7) + 1;
}
NOINLINE int
other (unsigned a)
{
  return UNSIGNED (a, a & 3, a & 7) + 2;
}

int
main (void)
{
  sink = other (zero + 1);
  return use_twice ();
}

/* { dg-final { mergefn-folds sum_unsigned sum_signed } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} {11 12 13} } } */
