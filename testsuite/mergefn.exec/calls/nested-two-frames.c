/* Two nested functions of one parent, which is inlined twice into one caller: the calls are given frames
   of their own, and GCC's dominator optimisations do not look at static chains.  In a parent that is there
   once both calls have one frame, and fold.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

#define INLINE static inline __attribute__ ((always_inline))

INLINE int
nothing (void)
{
  return 0;
}

INLINE int
parent (int which, int value, int (*before) (void))
{
  NOINLINE int first (int n)
  {
    int sum = 0;
    for (int i = 0; i < n; i++)
      sum = sum * 3 + value;
    return sum;
  }
  NOINLINE int second (int n)
  {
    int sum = 0;
    for (int i = 0; i < n; i++)
      sum = sum * 3 + value;
    return sum;
  }
  int result = before ();
  return result * 1000 + (which ? first (4) : second (4));
}

INLINE int
inner (void)
{
  return parent (0, input + 5, nothing);
}

NOINLINE int
once (int value)
{
  NOINLINE int third (int n)
  {
    int sum = 0;
    for (int i = 0; i < n; i++)
      sum = sum * 7 + value;
    return sum;
  }
  NOINLINE int fourth (int n)
  {
    int sum = 0;
    for (int i = 0; i < n; i++)
      sum = sum * 7 + value;
    return sum;
  }
  return third (input) * 100 + fourth (input + 1);
}

int
main (void)
{
  printf ("%d\n", parent (1, input, inner));
  printf ("%d\n", once (input));
  return 0;
}

/* { dg-final { mergefn-keeps-apart first.* second.* } } */
/* { dg-final { mergefn-folds fourth.* third.* } } */
