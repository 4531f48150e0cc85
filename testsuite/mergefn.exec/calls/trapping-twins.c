/* One of two equal functions is called in each branch, after a check for zero that may not return.  GCC 11 moves a call
   that is in both branches before the check, though it may trap (vn_reference_may_trap).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/results.h"

static volatile int zero;
NOINLINE static int first (int a, int b) { return (a / b) ^ (a % b); }
NOINLINE static int second (int a, int b) { return (a / b) ^ (a % b); }

NOINLINE static int
use (int c, int a, int b)
{
  int r;
  if (c)
    {
      stop_if (b == 0);
      r = first (a, b) * 3;
    }
  else
    {
      stop_if (b == 0);
      r = second (a, b) + 1;
    }
  return r;
}

int
main (void)
{
  show (use (zero + 1, 7, 2), use (zero, 9, 2));
  use (zero, 5, zero);
  return 1;
}

/* { dg-final { mergefn-folds second first } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} 11 } } */
