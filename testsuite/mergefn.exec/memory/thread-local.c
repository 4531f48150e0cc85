/* Thread-local variables have an identity as others have; one that is local to
   the thread is not one that all share.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-additional-options "-pthread" } */

#include <pthread.h>
#include <stdio.h>

#include "../../include/test.h"

static __thread int mine = 5;
__thread int mine_too = 7;
static int ours = 5;

#define FUNCTION(name, variable)                                              \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      variable = variable * 3 + i;                                            \
    return variable;                                                          \
  }

FUNCTION (use_mine, mine)
FUNCTION (use_mine_again, mine)
FUNCTION (use_mine_too, mine_too)
FUNCTION (use_ours, ours)

static void *
run (void *argument)
{
  int *sums = argument;
  sums[0] = use_mine (input);
  sums[1] = use_mine_again (input);
  sums[2] = use_mine_too (input);
  sums[3] = use_ours (input);
  return 0;
}

int
main (void)
{
  for (int i = 0; i < 2; i++)
    {
      int sums[4];
      pthread_t thread;
      pthread_create (&thread, 0, run, sums);
      pthread_join (thread, 0);
      printf ("%d %d %d %d\n", sums[0], sums[1], sums[2], sums[3]);
    }
  return 0;
}

/* { dg-final { mergefn-folds use_mine_again use_mine removed } } */
/* { dg-final { mergefn-keeps-apart use_mine use_mine_too } } */
/* { dg-final { mergefn-keeps-apart use_mine use_ours } } */
