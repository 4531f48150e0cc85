/* GCC drops a store to a static variable that is overwritten before a function
   reads it, and knows for each function which it reads.  The kept function
   calls one that is declared const, so for all that GCC knows it reads none;
   the dropped one calls one that is not declared so, and does the same.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

#define CONST __attribute__ ((noinline, noclone, const))

static int factor = 7, calls;

#define FUNCTION(attributes, name)                                            \
  static attributes int name (int n)                                          \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * factor + i;                                                 \
    return sum;                                                               \
  }

/* The factor does not change between calls of the const one.  */
FUNCTION (CONST, a_const)
FUNCTION (NOINLINE, reads)

#define CALLS(name, callee)                                                   \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    calls++;                                                                  \
    return callee (n) * 5 + calls;                                            \
  }

CALLS (a_calls_const, a_const)
CALLS (calls_reads, reads)

static NOINLINE int
caller (int n)
{
  int before = factor;
  factor = n + 1;
  int result = calls_reads (n);
  factor = before;
  return result;
}

int
main (void)
{
  printf ("%d\n", a_calls_const (input));
  printf ("%d\n", caller (input));
  factor = input;
  printf ("%d\n", caller (input + 1));
  return 0;
}

/* { dg-final { mergefn-folds reads a_const } } */
/* { dg-final { mergefn-folds calls_reads a_calls_const } } */
/* { dg-final { mergefn-weakens calls_reads a_calls_const statics } } */
/* { dg-final { mergefn-needs statics {-O2 -O3} } } */
