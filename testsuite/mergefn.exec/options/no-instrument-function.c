/* Under -finstrument-functions a function that is not instrumented is not the
   same as one that is; and two that are instrumented are different, because
   each tells the profiler its own address.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-finstrument-functions" } */

#include <stdio.h>

#include "../../include/test.h"

#define QUIET __attribute__ ((no_instrument_function))

int
traced_a (int n);
int
traced_b (int n);

int entered_a, entered_b, entered;

QUIET void
__cyg_profile_func_enter (void *function, void *caller)
{
  entered++;
  entered_a += function == (void *) traced_a;
  entered_b += function == (void *) traced_b;
}

QUIET void
__cyg_profile_func_exit (void *function, void *caller)
{
}

NOINLINE int
traced_a (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + i;
  return sum;
}

NOINLINE int
traced_b (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + i;
  return sum;
}

static NOINLINE QUIET int
quiet_a (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + i;
  return sum;
}

static NOINLINE QUIET int
quiet_b (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + i;
  return sum;
}

QUIET int
main (void)
{
  int n = input;
  printf ("%d %d\n", traced_a (n), traced_b (n));
  printf ("%d %d\n", quiet_a (n), quiet_b (n));
  printf ("%d %d %d\n", entered, entered_a, entered_b);
  return 0;
}

/* { dg-final { mergefn-folds quiet_b quiet_a removed } } */
/* { dg-final { mergefn-keeps-apart traced_a traced_b } } */
/* { dg-final { mergefn-keeps-apart traced_a quiet_a } } */
