/* Weakening makes the stores of both branches equal.  GCC merges equal blocks, and does not ask which call promises that
   its argument is not null (gimple_equal_p in tree-ssa-tail-merge).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

typedef int function (void *);
typedef int nonnull_function (void *) __attribute__ ((nonnull));

static int calls;
static volatile int steps;
#define EIGHT steps++, steps++, steps++, steps++, steps++, steps++, steps++, steps++

#define DEFINE(name, type, other, call, other_call)                                                \
  NOINLINE static int name (int c, void *p, function *f, void *q)                                  \
  {                                                                                                \
    if (c)                                                                                         \
      {                                                                                            \
        *(type *) p = 1;                                                                           \
        ((call *) f) (q);                                                                          \
      }                                                                                            \
    else                                                                                           \
      {                                                                                            \
        *(other *) p = 1;                                                                          \
        ((other_call *) f) (q);                                                                    \
      }                                                                                            \
    EIGHT, EIGHT;                                                                                  \
    return q == 0 ? -1 : calls;                                                                    \
  }

DEFINE (first_of_long, long, long long, nonnull_function, function)
DEFINE (first_of_long_long, long long, long, nonnull_function, function)
DEFINE (second_of_long, long, long long, function, nonnull_function)
DEFINE (second_of_long_long, long long, long, function, nonnull_function)

static int
count (void *p)
{
  calls++;
  return p == 0;
}

int
main (void)
{
  long a;
  long long b;
  int x;
  function *volatile chosen = count;
  function *f = chosen;
  printf ("%d ", first_of_long (1, &a, f, &x));
  printf ("%d ", first_of_long (0, &b, f, 0));
  printf ("%d ", first_of_long_long (1, &b, f, &x));
  printf ("%d\n", first_of_long_long (0, &a, f, 0));
  printf ("%d ", second_of_long (0, &b, f, &x));
  printf ("%d ", second_of_long (1, &a, f, 0));
  printf ("%d ", second_of_long_long (0, &a, f, &x));
  printf ("%d\n", second_of_long_long (1, &b, f, 0));
  return 0;
}

/* { dg-final { mergefn-folds first_of_long_long first_of_long } } */
/* { dg-final { mergefn-folds second_of_long_long second_of_long } } */
/* { dg-final { mergefn-needs flow-info } } */
