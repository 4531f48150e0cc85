/* As negations-made-one.c, for products.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <stdlib.h>

#define NO_INPUT
#include "../../include/test.h"

static volatile int zero;
static volatile unsigned sink;
static NOIPA void stop_if (int n) { if (n) exit (0); }
static NOIPA void show (int n) { printf ("%d\n", n); }

static NOINLINE void user (unsigned a, unsigned b, unsigned c, int d, int e, int stop)
{
  int s = (int) ((a + b + c) * (unsigned) e) & d;
  show (s > 100);
  stop_if (stop);			/* May not return.  */
  int u = ((int) (c + b + a) * e) & d;
  if (u > 100)
    __builtin_unreachable ();
  sink = u;
}

static NOINLINE void user2 (unsigned a, unsigned b, unsigned c, int d, int e, int stop)
{
  int s = (int) ((a + b + c) * (unsigned) e) & d;
  show (s > 100);
  stop_if (stop);
  int u = (int) ((c + b + a) * (unsigned) e) & d;
  if (u > 100)
    __builtin_unreachable ();
  sink = u;
}

int main (void)
{
  user2 (zero + 1, zero, zero, zero - 1, zero + 1, zero);
  user (zero + 1000, zero, zero, zero - 1, zero + 1, zero + 1);
  return 1;
}


/* { dg-final { mergefn-folds user2 user } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} } } */
