/* GCC takes a sum of signed numbers for larger than each.  One function adds
   signed numbers; the other adds unsigned ones, which wrap around, and
   compares as if they were signed.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */
/* { dg-additional-options "-fno-early-inlining" } */

#include <stdio.h>

#define INPUT 0x7ffffff0
#include "../../include/test.h"

static inline int int_next (int x, int y) { return x + y; }
static inline unsigned unsigned_next (unsigned x, unsigned y) { return x + y; }

#define FUNCTION(name, type)                                                  \
  static NOINLINE int name (const void *where, int n)                         \
  {                                                                           \
    const type *p = where;                                                    \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + ((int) type##_next (p[i], 100) > (int) p[i]);           \
    return sum;                                                               \
  }

FUNCTION (a_overflows, int)
FUNCTION (wraps, unsigned)

int
main (void)
{
  int small[3] = { 1, input & 0xff, -5 };
  unsigned large[3] = { input, 1, input - 1000 };
  printf ("%d\n", a_overflows (small, 3));
  printf ("%d\n", wraps (large, 3));
  return 0;
}

/* { dg-final { mergefn-keeps-apart wraps a_overflows } } */
/* { dg-final { mergefn-needs signs } } */
