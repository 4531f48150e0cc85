/* A caller knows that the result of the second of two equal functions is small, if it comes to call that.  Where both calls
   are of one function, GCC takes what it knows of the one result for known of the other (eliminate_stmt).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <setjmp.h>
#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

static volatile int zero, sink;
static jmp_buf out;

static NOIPA void
stop_if (int n)
{
  if (n)
    longjmp (out, 1);
}

static NOIPA void
show (int n, int m)
{
  printf ("%d %d\n", n, m);
}

#define assume(condition)                                                                          \
  if (!(condition))                                                                                \
  __builtin_unreachable ()

static NOINLINE unsigned
first (unsigned n)
{
  return n * n ^ n >> 3;
}
static NOINLINE unsigned
second (unsigned n)
{
  return n * n ^ n >> 3;
}
static NOINLINE unsigned
caller (unsigned a, unsigned b, unsigned c, int stop)
{
  unsigned p = first (a + b + c);
  show (p > 100, a > 10);
  stop_if (stop);
  unsigned q = second (c + b + a);
  assume (q <= 100);
  return q * 3 + p;
}

static NOINLINE unsigned
same_argument (unsigned a, int stop)
{
  unsigned p = first (a);
  show (p > 100, a > 10);
  stop_if (stop);
  unsigned q = second (a);
  assume (q <= 100);
  return q * 3 + p;
}

int
main (void)
{
  sink = caller (zero + 1, zero, zero, zero);
  sink = same_argument (zero + 1, zero);
  if (!setjmp (out))
    same_argument (zero + 1000, 1);
  if (!setjmp (out))
    caller (zero + 1000, zero, zero, 1);
  return 0;
}

/* { dg-final { mergefn-folds second first } } */
