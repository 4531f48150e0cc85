/* The function calls both of two that fold, so it never returns.  With -flto GCC finds that late, but must not tell its
   callers: without their loops two calls of a const function have equal arguments (eh/nothrow-late.C).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/number.h"

volatile int large;

NOINLINE static void
check (int a)
{
  if (of_first (a) == of_second (a))
    exit (1);
}

/* Calls itself, and never returns either.  */
NOINLINE static void
check_again (int a)
{
  if (of_first (a) == of_second (a))
    exit (1);
  sink = a;
  check_again (a + 1);
  sink = a;
}

NOINLINE static void
use (unsigned a, unsigned b, unsigned c, int small, int again)
{
  unsigned d = 0;
  for (;;)
    {
      int s = number (a + b + c + d);
      large = s > 100;
      int u = number (c + b + a);
      if (small)
        {
          assume (u <= 100);
          sink = u;
        }
      if (!again)
        return;
      check (a);
      d += 7;
    }
}

int
main (void)
{
  use (zero + 1, 2, 3, 1, zero);
  use (zero + 500, zero, 7, zero, zero);
  show (large, 0);
  if (zero)
    check_again (zero);
  return 0;
}

/* { dg-final { mergefn-folds of_second of_first } } */
