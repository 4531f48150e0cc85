/* The filling function calls both of two that fold.  So its loop has no early end, and GCC vectorises the loop and aligns
   the array for that.  A function that is compiled later knows the new alignment, and two calls of a const function have
   equal arguments.  It must not believe of the first result what it knows of the second (calls/const-by-sign.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdint.h>

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/number.h"

#ifndef STATEMENT
#define STATEMENT unsigned d = (uintptr_t)numbers & 15 ? 7 : 0
#endif

volatile int large;
static _Alignas(8) unsigned numbers[16];

NOINLINE static void
fill (unsigned a)
{
  for (int i = 0; i < 16; i++)
    {
      if (of_first (i) != of_second (i))
        return;
      numbers[i] += a;
    }
}

NOINLINE static void
use (unsigned a, unsigned b, unsigned c, int small)
{
  fill (a);
  int s = number (a + b + c);
  large = s > 100;
  STATEMENT;
  int u = number (c + b + a + d);
  if (small)
    {
      assume (u <= 100);
      sink = u;
    }
}

int
main (void)
{
  use (zero + 1, 2, 3, 1);
  use (zero + 500, zero, 7, zero);
  show (large, 0);
  return 0;
}

/* { dg-final { mergefn-folds of_second of_first } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3} 12 } } */
