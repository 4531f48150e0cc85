/* From GCC 14 on, callers know in what range a function's result is.  Only the kept function's parameter is never
   null, so neither is its result.  The dropped function's callers ask whether theirs is.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

int *volatile missing;
int cell;

#define FUNCTION(name, ...)                                                                        \
  __attribute__ ((noinline, ##__VA_ARGS__)) int *name (int *p, int *count)                         \
  {                                                                                                \
    ++*count;                                                                                      \
    return p;                                                                                      \
  }
FUNCTION (a_present, nonnull)
FUNCTION (b_present, nonnull)
FUNCTION (maybe)

NOINLINE static int
ask_present (void)
{
  int count = 0;
  return (a_present (&cell, &count) ? 1 : 2) + (b_present (&cell, &count) ? 1 : 2) + count;
}

NOINLINE static int
ask_maybe (void)
{
  int count = 0;
  return (maybe (missing, &count) ? 1 : 2) + count;
}

int
main (void)
{
  printf ("%d %d\n", ask_present (), ask_maybe ());
  return 0;
}

/* { dg-final { mergefn-folds b_present a_present } } */
/* { dg-final { mergefn-folds maybe a_present } } */
