/* The callers are in the cycle, too.  The caller that calls both is dropped first (results-in-twin-callers.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

#ifndef FOUND
#define PROMISES __attribute__ ((const))
#define BETWEEN asm volatile ("")
#else
#define PROMISES
#define BETWEEN
#endif
volatile int zero, sink;
NOINLINE PROMISES static unsigned first (unsigned n, unsigned depth);
NOINLINE PROMISES static unsigned second (unsigned n, unsigned depth);
#define CALLER(name, second)                                                                       \
  NOINLINE PROMISES static unsigned name (unsigned a, unsigned b, unsigned c, unsigned depth,      \
                                          int which)                                               \
  {                                                                                                \
    unsigned p = first (a + b + c, depth);                                                         \
    BETWEEN;                                                                                       \
    unsigned q = second (c + b + a, depth);                                                        \
    if (which)                                                                                     \
      return p > 100;                                                                              \
    if (q > 100)                                                                                   \
      __builtin_unreachable ();                                                                    \
    return q * 3;                                                                                  \
  }
CALLER (caller1, first)
CALLER (caller2, second)

NOINLINE PROMISES static unsigned first (unsigned n, unsigned depth)
{
  if (depth)
    return caller1 (n, depth, n, depth - 1, 0);
  return n * n ^ n >> 3;
}
NOINLINE PROMISES static unsigned second (unsigned n, unsigned depth)
{
  if (depth)
    return caller2 (n, depth, n, depth - 1, 0);
  return (unsigned) ((int) n * (int) n) ^ n >> 3;	/* So that -fipa-icf does not fold them.  */
}
int main (void)
{
  sink = caller1 (zero + 1, zero, zero, zero, zero);
  sink = caller2 (zero + 1, zero, zero, zero, zero);
  puts (caller2 (zero + 1000, zero, zero, zero, zero + 1) ? "large" : "small");
  return 0;
}

/* { dg-final { mergefn-keeps-apart caller1 caller2 } } */
