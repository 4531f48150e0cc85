/* A weak reference names a symbol that may be missing; it is no function of the
   unit and its calls stay as they are, also where its target is folded.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name)                                                        \
  NOINLINE int name (int n)                                                   \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

FUNCTION (target)
FUNCTION (a_twin)
FUNCTION (b_twin)

static int reference (int) __attribute__ ((weakref ("target")));
static int missing (int) __attribute__ ((weakref ("no_such_function")));

static NOINLINE int
call_reference (int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + (reference ? reference (i) : 5);
  return sum;
}

static NOINLINE int
call_missing (int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + (missing ? missing (i) : 5);
  return sum;
}

int
main (void)
{
  printf ("%d %d\n", call_reference (input), call_missing (input));
  printf ("%d %d %d\n", target (input), a_twin (input), b_twin (input));
  return 0;
}

/* { dg-final { mergefn-folds b_twin a_twin thunk } } */
/* { dg-final { mergefn-keeps-apart call_reference call_missing } } */
/* { dg-final { mergefn-folds target a_twin thunk } } */
