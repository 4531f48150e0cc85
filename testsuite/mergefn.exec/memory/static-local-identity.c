/* Each function has static variables of its own: counters that count its own
   calls.  Functions that share one variable are the same.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

static int shared;

#define FUNCTION(name, declaration)                                           \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    declaration;                                                              \
    for (int i = 0; i < n; i++)                                               \
      shared += i ^ n;                                                        \
    return ++shared;                                                          \
  }

FUNCTION (counts_itself_a, static int shared)
FUNCTION (counts_itself_b, static int shared)
FUNCTION (counts_together_a, )
FUNCTION (counts_together_b, extern int shared)
FUNCTION (counts_per_thread, static __thread int shared)

int
main (void)
{
  for (int i = 0; i < input; i++)
    {
      printf ("%d %d ", counts_itself_a (i), counts_itself_b (i + 1));
      printf ("%d ", counts_together_a (i));
      printf ("%d ", counts_together_b (i));
      printf ("%d\n", counts_per_thread (i));
    }
  return 0;
}

/* { dg-final { mergefn-folds counts_together_b counts_together_a removed } } */
/* { dg-final { mergefn-keeps-apart counts_itself_a counts_itself_b } } */
/* { dg-final { mergefn-keeps-apart counts_itself_a counts_per_thread } } */
/* { dg-final { mergefn-count-merges 1 } } */
