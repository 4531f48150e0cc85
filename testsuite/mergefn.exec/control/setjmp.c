/* A function that calls setjmp is not folded: which of its variables survive
   the second return depends on more than its statements.  It still works.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <setjmp.h>
#include <stdio.h>

#include "../../include/test.h"

static jmp_buf environment;

static NOINLINE void
maybe_leave (int n)
{
  if (n > 2)
    longjmp (environment, n);
}

static NOINLINE int
guarded_a (int n)
{
  volatile int steps = 0;
  int code = setjmp (environment);
  if (code)
    return code * 100 + steps;
  for (int i = 0; i < n; i++)
    {
      steps += i;
      maybe_leave (i);
    }
  return steps;
}

static NOINLINE int
guarded_b (int n)
{
  volatile int steps = 0;
  int code = setjmp (environment);
  if (code)
    return code * 100 + steps;
  for (int i = 0; i < n; i++)
    {
      steps += i;
      maybe_leave (i);
    }
  return steps;
}

/* Without that, the same is folded.  */
#define PLAIN(name)                                                           \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

PLAIN (plain_a)
PLAIN (plain_b)

int
main (void)
{
  printf ("%d %d\n", guarded_a (input), guarded_a (input + 2));
  printf ("%d %d\n", guarded_b (input), guarded_b (input + 2));
  printf ("%d %d\n", plain_a (input), plain_b (input));
  return 0;
}

/* { dg-final { mergefn-folds plain_b plain_a removed } } */
/* { dg-final { mergefn-keeps-apart guarded_a guarded_b } } */
