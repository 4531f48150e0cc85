// A call of a function that never throws says so itself.  After a merge the callee may throw, and GCC takes two calls
// of it with equal arguments for one.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

static volatile int sink, zero;

static NOIPA void
note (int n)
{
  sink = n;
  if (n == 77)
    throw 5;
}

static NOIPA int
mid (int a)
{
  return a + sink;
}

#define STEPS(name, promise)                                                                       \
  static NOINLINE promise void name (int n)                                                        \
  {                                                                                                \
    note (n);                                                                                      \
    note (n + 1);                                                                                  \
    note (n * 3);                                                                                  \
  }
STEPS (never_throws, __attribute__ ((nothrow)))
STEPS (may_throw, )

static NOINLINE int
in_branches (int n, int b)
{
  try
    {
      note (1);
    }
  catch (int)
    {
      return 2;
    }
  if (b)
    never_throws (n);
  else
    may_throw (n);
  return mid (n);
}

int
main ()
{
  printf ("%d\n", in_branches (1, !zero));
  try
    {
      printf ("%d\n", in_branches (77, zero));
    }
  catch (int i)
    {
      printf ("caught %d\n", i);
    }
  return 0;
}

// { dg-final { mergefn-folds _ZL9may_throwi _ZL12never_throwsi } }
