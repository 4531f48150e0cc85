/* A function that its author declared const or pure is called less often than
   one whose effects GCC sees; the bodies are the same.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-args "facts=keep" } */

#include <stdio.h>

#include "../../include/test.h"

#define CONST __attribute__ ((noinline, noclone, const))
#define PURE __attribute__ ((noinline, noclone, pure))

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

FUNCTION (NOINLINE, counts)
FUNCTION (NOINLINE, counts_again)
FUNCTION (CONST, certainly_const)
FUNCTION (PURE, certainly_pure)

/* Calls of each, in a loop that could be left out.  */
#define CALLER(name, callee)                                                  \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum += callee (n);                                                      \
    return sum;                                                               \
  }

CALLER (call_counts, counts)
CALLER (call_counts_again, counts_again)
CALLER (call_const, certainly_const)
CALLER (call_pure, certainly_pure)

int
main (void)
{
  printf ("%d ", call_counts (input));
  printf ("%d\n", calls);
  printf ("%d ", call_counts_again (input));
  printf ("%d\n", calls);
  printf ("%d ", call_const (input));
  printf ("%d\n", call_pure (input));
  return 0;
}

/* { dg-final { mergefn-folds counts_again counts thunk } } */
/* { dg-final { mergefn-folds call_counts_again call_counts removed } } */
