// Folding makes the throw dead.  GCC finds late that nothing is thrown, but must not tell callers: without the handler two
// calls of a const function have equal arguments, and its two results are one value (calls/const-by-sign.c).
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/number.h"

#define CHECK(name, type)                                                                          \
  NOINLINE static void name (type a, type b, type c)                                               \
  {                                                                                                \
    if (a + b + c != c + b + a)                                                                    \
      throw 1;                                                                                     \
    sink = a;                                                                                      \
  }

/* The kept function's sums wrap around.  */
CHECK (check_signed, int)
CHECK (check_unsigned, unsigned)

/* Has one value instead of two.  */
NOINLINE static void
check_both (int a, int, int)
{
  if (of_first (a) != of_second (a))
    throw 1;
  sink = a;
}

#define USE(name, check)                                                                           \
  NOINLINE static void name (unsigned a, unsigned b, unsigned c, int stop)                         \
  {                                                                                                \
    int s = number (a + b + c);                                                                    \
    show (s > 100, 0);                                                                             \
    stop_if (stop);                                                                                \
    unsigned d = 0;                                                                                \
    try                                                                                            \
      {                                                                                            \
        check (a, b, c);                                                                           \
      }                                                                                            \
    catch (int)                                                                                    \
      {                                                                                            \
        d = 7;                                                                                     \
      }                                                                                            \
    int u = number (c + b + a + d);                                                                \
    assume (u <= 100);                                                                             \
    sink = u;                                                                                      \
  }

USE (use_sums, check_signed)
USE (use_both, check_both)

int
main ()
{
  check_unsigned (zero, zero, zero);
  use_sums (zero + 1, 2, 3, zero);
  use_both (zero + 1, 2, 3, zero);
  if (zero)
    use_sums (zero + 500, zero, 7, 1);
  use_both (zero + 500, zero, 7, 1);
}

// { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} {11 12 13} } }
