/* GCC makes a loop of a recursion that adds to its result, unless something else stands between the call and the
   addition.  The kept function's addition wraps around, and the conversion of its other operand must not stand there.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

static volatile unsigned zero, sink;

/* So large that it is inlined late, since it is called once.  */
#define NEXT(name, count, sum)                                                                     \
  static int count (int k, unsigned n);                                                            \
  static int name (int k, unsigned n)                                                              \
  {                                                                                                \
    sink = n; sink = n + 1; sink = n * 3; sink = n ^ 77; sink = n / 10; sink = n % 10;             \
    if (n == 5)                                                                                    \
      {                                                                                            \
        sink = n; sink = n + 1; sink = n * 3; sink = n ^ 77; sink = n / 10; sink = n % 10;         \
      }                                                                                            \
    sink = n | 5;                                                                                  \
    return count (k, n - 1);                                                                       \
  }                                                                                                \
  CLONED static int count (int k, unsigned n)                                                      \
  {                                                                                                \
    int r = 0;                                                                                     \
    if (n)                                                                                         \
      r = name (k, n);                                                                             \
    return sum;                                                                                    \
  }

NEXT (next_signed, count_signed, r + k)
NEXT (next_unsigned, count_unsigned, (int) ((unsigned) r + k))

int
main (void)
{
  printf ("%d\n", count_unsigned (zero + 2, zero + 3));
  printf ("%d\n", count_signed (zero + 1, zero + 3000000));
  return 0;
}

/* { dg-final { mergefn-folds count_unsigned count_signed } } */
