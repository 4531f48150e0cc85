/* Like false-warnings.c, for warnings of values that are only possible where GCC knows less.  Each function knows of one
   parameter that it is 0 or 1, so no branch is taken; folded, they know of neither.  The warnings are given when GCC
   expands code, or by passes that run late.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-do assemble { target x86_64-*-* } } */
/* { dg-options "-O2 -Wall -Walloc-zero -Wstrict-overflow=3 -Wsuggest-attribute=pure" } */
/* { dg-mergefn-args "report=json" } */

#include <stdio.h>
#include <stdlib.h>

#include "../include/test.h"
#include "../include/dead-branch.h"

typedef float eight __attribute__ ((vector_size (32)));
void take (eight);
float numbers[8];
void *volatile memory;
int calls, cell = 5;

/* Too large for the early inliner, small enough for the inliner.  */
static inline int
near (int x, int k)
{
  calls += k + 3;
  calls ^= calls << 3;
  calls += calls >> 5;
  calls ^= calls << 2;
  calls *= 7;
  calls += calls >> 3;
  return (x + k < 200) + (x + k > x) * 2 + ((x + 3 * k) / k > 7);
}

static inline int
model (int k)
{
  return k;
}

PAIR (abi, eight v; __builtin_memcpy (&v, numbers, 32); take (v))
PAIR (zero, memory = malloc (0))
PAIR (order, calls += __atomic_load_n (&cell, model (3)))
PAIR (overflow, calls += near (cell, 100))

/* GCC finds out that this is pure once a loop is unrolled, which needs no fact.  Folded, it has lost the attribute.  */
struct first { int value; };
struct second { int value; };
void unused (void);

#define TOTAL(name, type, qualifiers)                                         \
  qualifiers int name (const struct type *p, int n)                           \
  {                                                                           \
    int r = 0, k = 0;                                                         \
    for (int i = 0; i < 4; i++)                                               \
      k += i;                                                                 \
    if (k != 6)                                                               \
      unused ();                                                              \
    if (n > 0)                                                                \
      r += p[0].value;                                                        \
    if (n > 1)                                                                \
      r += p[1].value * 3;                                                    \
    if (n > 2)                                                                \
      r += p[2].value * 7;                                                    \
    if (n > 3)                                                                \
      r += p[3].value * 9;                                                    \
    return r;                                                                 \
  }

int a_total (const struct first *, int) __attribute__ ((pure));
TOTAL (a_total, first, )
TOTAL (b_total, second, static NOINLINE)

int
main (void)
{
  unsigned r = 0;
  RUN (abi)
  RUN (zero)
  RUN (order)
  RUN (overflow)
  struct first first[] = { { 1 }, { 2 }, { 3 } };
  struct second second[] = { { 4 }, { 5 }, { 6 } };
  return r + a_total (first, input) + b_total (second, input) + b_total (second + 1, input - 1);
}

/* { dg-final { mergefn-folds b_abi a_abi } } */
/* { dg-final { mergefn-folds b_zero a_zero } } */
/* { dg-final { mergefn-folds b_order a_order } } */
/* { dg-final { mergefn-folds b_overflow a_overflow } } */
/* { dg-final { mergefn-folds b_total a_total } } */
