/* The kept function's author declared it const, so calls of it may be left out;
   the dropped one's effects are seen, and its calls must not be.  The bodies
   are the same.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#include "../../include/test.h"

#define CONST __attribute__ ((noinline, noclone, const))

int calls;

#define FUNCTION(attributes, name)                                            \
  attributes int name (int n)                                                 \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    calls++;                                                                  \
    return sum;                                                               \
  }

FUNCTION (CONST, a_certainly_const)
FUNCTION (NOINLINE, counts)

/* Calls of each, in a loop that could be left out.  */
#define CALLER(name, callee)                                                  \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum += callee (n);                                                      \
    return sum;                                                               \
  }

CALLER (call_const, a_certainly_const)
CALLER (call_counts, counts)

int
main (void)
{
  printf ("%d ", call_counts (input));
  printf ("%d\n", calls);
  printf ("%d\n", call_const (input));
  return 0;
}

/* { dg-final { mergefn-folds counts a_certainly_const } } */
/* { dg-final { mergefn-weakens counts a_certainly_const function-flags } } */
/* { dg-final { mergefn-needs function-flags } } */
