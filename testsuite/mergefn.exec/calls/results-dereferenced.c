/* What is known of the second result comes of its use.  GCC takes the conversions of both results for one number,
   and knows of the second that it is not null (results-in-one-caller.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <stdlib.h>

#define NO_INPUT
#include "../../include/test.h"

static volatile int zero;
static volatile unsigned long sink;
static int table[16];

static NOIPA void stop_if (int n) { if (n) exit (0); }
static NOIPA void show (unsigned long n) { printf ("%s\n", n == 1 ? "none" : n ? "some" : "wrong"); }

/* Two equal functions, no attribute but noinline.  */
static NOINLINE int *first (unsigned n) { return (n * n ^ n >> 3) % 7 == 6 ? 0 : &table[n * n % 16]; }
static NOINLINE int *second (unsigned n) { return (n * n ^ n >> 3) % 7 == 6 ? 0 : &table[n * n % 16]; }

static NOINLINE void caller (unsigned a, unsigned b, unsigned c, int stop)
{
  int *p = first (a + b + c);
#ifdef BOTH_AT_ONCE
  int *q = second (c + b + a);
#endif
  unsigned long i = (unsigned long) p;
  show (i > 1 ? i : 1);			/* Never 0.  */
  stop_if (stop);			/* May not return.  */
#ifndef BOTH_AT_ONCE
  int *q = second (c + b + a);
#endif
  *q += 1;				/* So q is not null, if we come here.  */
  sink = (unsigned long) q;
}

int main (void)
{
  unsigned null = 0;
  while (first (null))
    null++;
  caller (zero + 1, zero, zero, zero);
  caller (null + zero, zero, zero, 1);
  return 1;
}

/* { dg-final { mergefn-folds second first } } */
