/* The function calls both of two that fold.  The two results are one value then, so the store is dead, and GCC finds late
   that the function is const (const-by-sign.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/const-late.h"
#include "../../include/of-both.h"

NOINLINE static int
between (int a)
{
  if (of_first (a) != of_second (a))
    counter++;
  return (a ^ 21) & 1023;
}

int
main (void)
{
  return use_twice ();
}

/* { dg-final { mergefn-folds of_second of_first } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} {11 12 13} } } */
