/* One caller calls a pure function twice, its twin calls two equal ones.  Both know that the second result is
   small, if they come that far.  So the twins must not become one function in which GCC takes the two results for
   one (results-in-one-caller.c).  half and half_too fold and stay pure, since nobody calls both.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/results.h"

static volatile int zero, sink;

static NOINLINE unsigned
first (unsigned n)
{
  return n * n ^ n >> 3;
}
static NOINLINE unsigned
second (unsigned n)
{
  return n * n ^ n >> 3;
}

#define CALLER(name, second)                                                                       \
  NOINLINE unsigned name (unsigned a, unsigned b, unsigned c, int stop)                            \
  {                                                                                                \
    unsigned p = first (a + b + c);                                                                \
    show (p > 100, a > 10);                                                                        \
    stop_if (stop);                                                                                \
    unsigned q = second (c + b + a);                                                               \
    assume (q <= 100);                                                                             \
    return q * 3 + p;                                                                              \
  }

CALLER (caller1, first)
CALLER (caller2, second)

static NOINLINE unsigned
half (unsigned n)
{
  return (n ^ 5) / 2;
}
static NOINLINE unsigned
half_too (unsigned n)
{
  return (n ^ 5) / 2;
}
NOINLINE unsigned
lose_none (unsigned n)
{
  return half (n) * 3;
}
NOINLINE unsigned
lose_none_too (unsigned n)
{
  return half_too (n) * 7;
}

int
main (void)
{
  sink = caller1 (zero + 1, zero, zero, zero);
  sink = caller2 (zero + 1, zero, zero, zero);
  sink = lose_none (zero) + lose_none_too (zero);
  caller2 (zero + 1000, zero, zero, 1);
  return 0;
}

/* { dg-final { mergefn-weakens-nothing half_too half } } */
