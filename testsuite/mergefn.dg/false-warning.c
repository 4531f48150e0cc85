/* GCC finds that the last test fails by the types that a function, or one that it calls, accesses.  The kept function
   forgets these types.  No warning of a variable that may be uninitialized comes of that.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-do assemble } */
/* { dg-options "-O2 -Wall" } */
/* { dg-mergefn-args "report=json" } */

#define NO_INPUT
#include "../include/test.h"

struct numbers { int have; int value; };
struct others { int have; int value; };

/* Too large to be inlined early.  */
#define SCALE(name, type)                                                                          \
  static void start_##name (struct type *p, float *q, long k)                                      \
  {                                                                                                \
    p->have = 0;                                                                                   \
    for (long i = 0; i < k; i++)                                                                   \
      q[i] = q[i] * 1.5f + k;                                                                      \
  }                                                                                                \
  NOINLINE long scale_##name (struct type *p, float *q, long k)                                    \
  {                                                                                                \
    long factor;                                                                                   \
    start_##name (p, q, k);                                                                        \
    if (p->have)                                                                                   \
      return factor * k;                                                                           \
    return k;                                                                                      \
  }
SCALE (a, numbers)
SCALE (b, others)

#define SET(name, type)                                                                            \
  NOINLINE void name (struct type *p, int n)                                                       \
  {                                                                                                \
    p->have = n;                                                                                   \
    p->value = n * 3;                                                                              \
  }
SET (a_set, numbers)
SET (b_set, others)

NOINLINE long
check (struct numbers *p, long *q, int n)
{
  long value;
  for (int i = 0; i < 4; i++)
    q[i] = 1;
  a_set (p, n);
  long sum = 0;
  for (int i = 0; i < 4; i++)
    sum += q[i];
  if (sum == 4)
    value = n;
  return value;
}

/* { dg-final { mergefn-folds scale_b scale_a thunk } } */
/* { dg-final { mergefn-folds b_set a_set } } */
