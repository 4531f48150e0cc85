/* GCC finds out late that a call through an address is a call of b_step.  b_step is no other name for a_step: GCC would make
   a loop of a_step, and would take the inlined pointers for restrict from round to round.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 2
#include "../../include/test.h"

int glob[4] = { 7, 7, 7, 7 }, other;
long zero;
long long zero_too;
typedef int fn (int *p, int n, int **next, int sum, void *in);
static fn a_step, b_step;
static fn *rest = b_step; /* Never changed.  */
static inline int
put_and_get (int *restrict p, int *restrict q, int n)
{
  *p = n;
  return n & 1 ? *q : 0;
}
#define STEP(f, T, other_zero)                                                \
static NOINLINE int f (int *p, int n, int **next, int sum, void *in)          \
{                                                                             \
  if (n == 0)                                                                 \
    return sum;                                                               \
  sum += *(T *) in;                                                           \
  sum += put_and_get (p, &glob[1], n);                                        \
  return rest (*next, n - 1, next + 1, sum, other_zero);                      \
}
STEP (a_step, long, &zero_too)
STEP (b_step, long long, &zero_too)
NOINLINE int call_a (int *p, int n, int **next) { return a_step (p, n, next, 0, &zero); }
int main (void)
{
  int *next[4] = { &other, &other, &other, &other };
  int r = call_a (&glob[1], input, next);
  printf ("%d\n", r);
  return 0;
}

/* { dg-final { mergefn-folds b_step a_step } } */
