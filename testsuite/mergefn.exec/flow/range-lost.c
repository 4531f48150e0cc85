/* The kept function's parameters had ranges, and so had what is computed from them.  GCC gives what it knows of an equal
   value only to one of which it knows nothing.  So folding must not leave it one that knows nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/results.h"

static volatile unsigned zero;
static volatile unsigned sink;
struct apples { int x; };
struct stones { int x; };

#define DEFINE(name, type)                                                                         \
  NOINLINE static void name (struct type *p, unsigned a, unsigned b, unsigned c, int stop)         \
  {                                                                                                \
    p->x = 1;                                                                                      \
    unsigned s = (a ^ b ^ c) * 13;                                                                 \
    show (s > 100, 0);                                                                             \
    stop_if (stop);                                                                                \
    unsigned u = (b ^ c ^ a) * 13;                                                                 \
    assume (u <= 100);                                                                             \
    sink = u;                                                                                      \
  }

DEFINE (of_apples, apples)
DEFINE (of_stones, stones)

int
main (void)
{
  struct apples apples;
  struct stones stones;
  of_stones (&stones, zero + 2, zero, zero, zero);
  of_apples (&apples, (zero + 1000) & 1023, zero & 1023, zero & 1023, zero + 1);
  return 1;
}

/* { dg-final { mergefn-folds of_stones of_apples } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} } } */
