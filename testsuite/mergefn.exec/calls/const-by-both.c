/* The function calls both of two that fold.  The two results are one value then, so the store is dead, and GCC finds late
   that the function is const (const-after-weakening.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/const-late.h"

#define LOW(name, type)                                                                            \
  NOINLINE static int name (int b)                                                                 \
  {                                                                                                \
    type a = b;                                                                                    \
    return (a ^ 5) & (a | 64) & 4095;                                                              \
  }

LOW (of_signed, int)
LOW (of_unsigned, unsigned)

NOINLINE static int
between (int a)
{
  if (of_signed (a) != of_unsigned (a))
    counter++;
  return (a ^ 21) & 1023;
}

int
main (void)
{
  return use_twice ();
}

/* { dg-final { mergefn-folds of_unsigned of_signed } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} {11 12 13} } } */
