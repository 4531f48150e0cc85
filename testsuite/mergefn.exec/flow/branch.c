/* Nothing ends the program.  What is known of the first value holds in one branch alone, where all its uses are.  In the
   dropped function the two are two values (twins-shift.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/results.h"

static volatile unsigned zero;
static volatile unsigned sink;

#define DEFINE(name, second)                                                                       \
  NOINLINE static void name (unsigned a, unsigned b, unsigned c, int small)                        \
  {                                                                                                \
    unsigned u = (b ^ c ^ a) * 8;                                                                  \
    unsigned s = second;                                                                           \
    show (s > 100, 0);                                                                             \
    if (small)                                                                                     \
      {                                                                                            \
        assume (u <= 100);                                                                         \
        sink = u;                                                                                  \
      }                                                                                            \
  }

DEFINE (by_product, (a ^ b ^ c) * 8)
DEFINE (by_shift, (a ^ b ^ c) << 3)

int
main (void)
{
  by_product (zero + 2, zero, zero, zero + 1);
  by_shift (zero + 1000, zero, zero, zero);
  return 0;
}

/* { dg-final { mergefn-folds by_shift by_product } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} {11 12} } } */
