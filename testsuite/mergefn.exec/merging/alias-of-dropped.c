/* An alias of the dropped function may promise less than the function does.  Its
   callers rely on that; so calls of it are not redirected to what was kept for
   the function's promises.  Calls of an alias that promises the same are.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-additional-options "-fno-early-inlining" } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

volatile int zero;
static int counter;

#define FUNCTION(name)                                                        \
  static NOINLINE __attribute__ ((pure)) int name (int n, int c)              \
  {                                                                           \
    if (c)                                                                    \
      counter++;                                                              \
    for (int i = 0; i < 3; i++)                                               \
      n = n * 3 + (n ^ i);                                                    \
    return n;                                                                 \
  }
FUNCTION (kept)
FUNCTION (dropped)
static int less (int n, int c) __attribute__ ((alias ("dropped")));

int
main (void)
{
  int s = kept (zero + 1, zero) + dropped (zero + 2, zero);
  less (zero + 3, zero + 1);
  s += less (zero + 4, zero + 1) + less (zero + 4, zero + 1);
  printf ("%d %d\n", s, counter);
  return 0;
}

/* { dg-final { mergefn-folds dropped kept } } */
