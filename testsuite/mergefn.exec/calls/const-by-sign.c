/* Where sums wrap around, GCC sees late that the two are equal and that the store never happens.  So that function is
   const, and so is its caller.  Were it kept for the other one, the two calls of that one's caller would become one value.

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

SUM (sum_signed, int)
SUM (sum_unsigned, unsigned)

NOINLINE static int
between (int a)
{
  return sum_signed (a, a & 3, a & 7) + 1;
}
NOINLINE int
other (unsigned a)
{
  return sum_unsigned (a, a & 3, a & 7) + 2;
}

int
main (void)
{
  sink = other (zero + 1);
  return use_twice ();
}

/* { dg-final { mergefn-keeps-apart sum_unsigned sum_signed } } */
