/* The second result is known to be aligned.  GCC makes clones of both functions, and the clones promise nothing any
   more (results-in-one-caller.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-gcc 12 } */

#include <stdio.h>
#include <stdlib.h>

#define NO_INPUT
#include "../../include/test.h"

static volatile int zero;
static volatile unsigned long sink;
static char table[128] __attribute__ ((aligned (64)));

static NOIPA void stop_if (int n) { if (n) exit (0); }
static NOIPA void show (unsigned long n) { printf ("%lu\n", n); }

/* GCC makes clones without the parameter that is not used.  The clones' types have no assume_aligned.  */
static __attribute__ ((noinline)) char *first (int n, int unused)
{
  int k = n * 7;
  return &table[(k ^ 3) & 127];
}
static __attribute__ ((noinline, assume_aligned (64))) char *second (int n, int unused)
{
  int k = n * 7;
  return &table[(k ^ 3) & 127];
}

static NOIPA void caller (int n, int stop)
{
  char *p = first (n, stop);
  unsigned long i = (unsigned long) p;
  show (i & 63);
  stop_if (stop);			/* May not return.  */
  char *q = second (n, stop);		/* Is aligned, if we come here.  */
  sink = (unsigned long) q;
}

int main (void)
{
  int aligned = 0;
  while ((aligned * 7 ^ 3) & 63)
    aligned++;
  caller (aligned + zero, zero);
  caller (zero + 1, 1);
  return 1;
}

/* { dg-final { mergefn-folds second* first* } } */
