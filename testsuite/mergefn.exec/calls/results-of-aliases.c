/* Two pure functions become aliases of one that is not pure, and their calls stay, since each caller calls that one,
   too.  One caller calls one of them twice, its twin calls both.  Both know that the last result is small, if they
   come that far.  So the twins must not fold (results-in-twin-callers.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/results.h"

static volatile int zero, sink;

/* Changes nothing, but GCC does not know.  */
static NOIPA unsigned
mix (unsigned n)
{
  return n * n ^ n >> 3;
}

NOINLINE __attribute__ ((visibility ("hidden"))) unsigned
plain (unsigned n)
{
  return mix (n) + n;
}
static NOINLINE __attribute__ ((pure)) unsigned
first (unsigned n)
{
  return mix (n) + n;
}
static NOINLINE __attribute__ ((pure)) unsigned
second (unsigned n)
{
  return mix (n) + n;
}

#define CALLER(name, second)                                                                       \
  NOINLINE unsigned name (unsigned a, unsigned b, unsigned c, int stop)                            \
  {                                                                                                \
    unsigned x = plain (a + 1);                                                                    \
    unsigned p = first (a + b + c);                                                                \
    sink = p > 100;                                                                                \
    stop_if (stop);                                                                                \
    unsigned q = second (c + b + a);                                                               \
    assume (q <= 100);                                                                             \
    return q * 3 + p + x;                                                                          \
  }

CALLER (caller1, first)
CALLER (caller2, second)

static void
tell (void)
{
  show (sink, zero);
}

int
main (void)
{
  atexit (tell);
  caller1 (zero + 1, zero, zero, zero);
  caller2 (zero + 1, zero, zero, zero);
  caller2 (zero + 1000, zero, zero, 1);
  return 0;
}

/* { dg-final { mergefn-keeps-apart caller1 caller2 } } */
/* { dg-final { mergefn-folds first second } } */
