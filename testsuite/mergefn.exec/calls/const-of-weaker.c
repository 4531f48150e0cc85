/* The kept function forgets nothing: its sums wrap around from the beginning.  GCC finds late that it is const.  It never
   finds that of the dropped function (const-after-weakening.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/const-late.h"

#define SUM(name, type)                                                                            \
  NOINLINE static int name (type a, type b, type c)                                                \
  {                                                                                                \
    if (a + b + c != c + b + a)                                                                    \
      counter++;                                                                                   \
    return (int)(a ^ b) & 1023;                                                                    \
  }

SUM (z_signed, int)
SUM (a_unsigned, unsigned)

NOINLINE static int
between (int a)
{
  return z_signed (a, a & 3, a & 7) + 1;
}
NOINLINE int
other (unsigned a)
{
  return a_unsigned (a, a & 3, a & 7) + 2;
}

int
main (void)
{
  sink = other (zero + 1);
  return use_twice ();
}

/* { dg-final { mergefn-folds z_signed a_unsigned } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} {11 12 13} } } */
