/* A weak function can be replaced at link time: its own body may go, its name
   and the calls of it stay.  Here another unit replaces one and not the other.
   LLVM: calls to a weak function are not redirected; chains of them do not
   crash.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fexceptions" } */
/* { dg-additional-sources "weak-aux.c" } */

#include <stdio.h>

#include "../../include/test.h"

#define WEAK __attribute__ ((noinline, noclone, weak))

int (*volatile step) (int);

#define FUNCTION(attributes, name)                                            \
  attributes int name (int n)                                                 \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + step (i);                                               \
    return sum;                                                               \
  }

FUNCTION (NOINLINE, strong)
FUNCTION (WEAK, weak_replaced)
FUNCTION (WEAK, weak_here)

/* Only weak ones here: the one whose body serves both may be replaced too.  */
#define OTHER(attributes, name)                                               \
  attributes int name (int n)                                                 \
  {                                                                           \
    int sum = 2;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 5 + step (i);                                               \
    return sum;                                                               \
  }

OTHER (WEAK, only_weak_replaced)
OTHER (WEAK, only_weak_here)

#define CALLER(name, callee)                                                  \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + callee (i);                                             \
    return sum;                                                               \
  }

CALLER (call_strong, strong)
CALLER (call_weak_replaced, weak_replaced)
CALLER (call_weak_here, weak_here)

static int
odd_step (int n)
{
  return n * 2 + 1;
}

int
main (void)
{
  step = odd_step;
  printf ("%d ", call_strong (input));
  printf ("%d ", call_weak_replaced (input));
  printf ("%d\n", call_weak_here (input));
  printf ("%d %d\n", only_weak_replaced (input), only_weak_here (input));
  return 0;
}

/* { dg-final { mergefn-folds weak_replaced strong thunk } } */
/* { dg-final { mergefn-folds weak_here strong thunk } } */
/* { dg-final { mergefn-folds only_weak_replaced only_weak_here thunk } } */
/* { dg-final { mergefn-keeps-apart call_strong call_weak_replaced } } */
/* { dg-final { mergefn-keeps-apart call_weak_here call_weak_replaced } } */
