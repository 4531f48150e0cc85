/* Functions that call each other in a cycle merge together.  One of each pair
   has its address compared and is variadic, so that only calls of it can go
   elsewhere; when the other has merged there may be none left.  Which merges
   first depends on a hash, and so on a constant.  Whatever comes of it, what is
   kept serves both.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fno-early-inlining" } */

#include <stdio.h>

#include "../../include/test.h"

/* Inlined late.  */
static inline void set_long (long *p) { *p = 1; }
static inline void set_long_long (long long *p) { *p = 1; }

#define PAIR(one, two, P, Q, set, extra)                                      \
  static NOINLINE long two (P *p, Q *q, int n, long tag);                     \
  NOINLINE long one (P *p, Q *q, int n, ...)                                  \
  {                                                                           \
    set (p);                                                                  \
    *q = (Q) 0;                                                               \
    long r = (long) *p;                                                       \
    if (n > 0)                                                                \
      r = (r * 3) ^ two (p, q, n - 1, r);                                     \
    return r;                                                                 \
  }                                                                           \
  static NOINLINE long two (P *p, Q *q, int n, long tag)                      \
  {                                                                           \
    tag ^= n * extra;                                                         \
    return one (p, q, n - 1) * 5 + tag;                                       \
  }
#define PAIRS(n)                                                              \
  PAIR (a_one_##n, a_two_##n, long, long long, set_long, n)                   \
  PAIR (b_one_##n, b_two_##n, long long, long long, set_long_long, n)         \
  long (*volatile pa_##n) (long *, long long *, int, ...) = a_one_##n;            \
  long (*volatile pb_##n) (long long *, long long *, int, ...) = b_one_##n;

#define TRY(n)                                                                \
  printf ("%ld %ld %ld %ld %d\n", pa_##n (&l, &c, input),                     \
          a_two_##n (&l, &c, input, 1), pb_##n (&d, &d, input),               \
          b_two_##n (&d, &d, input, 1), (void *) pa_##n == (void *) pb_##n);

PAIRS (3)
PAIRS (5)
PAIRS (7)
PAIRS (9)
PAIRS (11)
PAIRS (13)

int
main (void)
{
  long l;
  long long c, d;
  TRY (3) TRY (5) TRY (7) TRY (9) TRY (11) TRY (13)
  return 0;
}

/* { dg-final { mergefn-folds b_two_3 a_two_3 } } */
/* { dg-final { mergefn-folds b_two_13 a_two_13 } } */
