/* Code that goes into a shared library can have its public functions replaced
   at load time: the body of one may serve both, but a call of one stays a
   call of that name.  What is hidden or local is the unit's own.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fPIC -fexceptions" } */
/* { dg-additional-sources "interposable-pic-aux.c" } */

#include <stdio.h>

#include "../../include/test.h"

#define HIDDEN __attribute__ ((noinline, noclone, visibility ("hidden")))

int (*volatile step) (int);

#define FUNCTION(attributes, name)                                            \
  attributes int name (int n)                                                 \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + step (i);                                               \
    return sum;                                                               \
  }

FUNCTION (NOINLINE, public_a)
FUNCTION (NOINLINE, public_b)

#define OTHER(attributes, name)                                               \
  attributes int name (int n)                                                 \
  {                                                                           \
    int sum = 2;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 5 + step (i);                                               \
    return sum;                                                               \
  }

OTHER (NOINLINE, public_c)
OTHER (HIDDEN, hidden_a)
OTHER (HIDDEN, hidden_b)

/* Callers of two names that can be replaced, and of two that cannot.  */
#define CALLER(name, callee)                                                  \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + callee (i);                                             \
    return sum;                                                               \
  }

CALLER (call_public_a, public_a)
CALLER (call_public_b, public_b)
CALLER (call_public_c, public_c)
CALLER (call_hidden_a, hidden_a)
CALLER (call_hidden_b, hidden_b)

int other_unit (int n);

static int
odd_step (int n)
{
  return n * 2 + 1;
}

int
main (void)
{
  step = odd_step;
  printf ("%d %d\n", call_public_a (input), call_public_b (input));
  printf ("%d\n", call_public_c (input));
  printf ("%d %d\n", call_hidden_a (input), call_hidden_b (input));
  printf ("%d\n", other_unit (input));
  return 0;
}

/* { dg-final { mergefn-folds hidden_b hidden_a thunk } } */
/* { dg-final { mergefn-folds public_c hidden_a thunk } } */
/* { dg-final { mergefn-folds call_hidden_b call_hidden_a removed } } */
/* { dg-final { mergefn-folds public_b public_a thunk } } */
/* { dg-final { mergefn-keeps-apart call_public_a call_public_b } } */
/* { dg-final { mergefn-keeps-apart call_public_c call_hidden_a } } */
