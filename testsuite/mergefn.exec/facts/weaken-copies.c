/* What GCC knows of a value under another name, which differs in type alone.
   The kept function's sum is signed and does not overflow, so neither it nor
   what it is converted to has the top bit set; the dropped one's is unsigned,
   needs no other name, and may have it set.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */
/* { dg-additional-options "-fno-early-inlining" } */

#include <stdio.h>

#include "../../include/test.h"

/* Inlined late, so that what comes out is not known before.  */
static inline unsigned
top_bit (unsigned number)
{
  return number >> 31;
}

#define FUNCTION(name, type)                                                  \
  static NOINLINE unsigned name (const unsigned *p, int n)                    \
  {                                                                           \
    unsigned sum = 1;                                                         \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        type next = (type) (p[i] >> 1) + 2;                                   \
        sum = sum * 7 + top_bit ((unsigned) next);                            \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (a_signed, int)
FUNCTION (b_unsigned, unsigned)

int
main (void)
{
  unsigned small[3] = { input, 4, 0 }, large[3] = { -1u, -input, 5 };
  printf ("%u\n", a_signed (small, input));
  printf ("%u\n", b_unsigned (large, input));
  return 0;
}

/* { dg-final { mergefn-folds b_unsigned a_signed } } */
/* { dg-final { mergefn-weakens b_unsigned a_signed range } } */
/* { dg-final { mergefn-needs copies } } */
