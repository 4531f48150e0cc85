/* One function was told that its pointer is aligned and may use instructions
   that need that; its twin gets one that is not.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O3" } */
/* { dg-require-target "x86_64-*-*" } */

#include <stdio.h>

#define INPUT 4
#include "../../include/test.h"

/* The callers of each tell how it is aligned.  */
#define FUNCTION(name)                                                        \
  static NOINLINE int name (int *p, int n)                                    \
  {                                                                           \
    int i;                                                                    \
    for (i = 0; i < n; i++)                                                   \
      p[i] = p[i] * 3;                                                        \
    return i;                                                                 \
  }

FUNCTION (a_aligned)
FUNCTION (unaligned)

int numbers[24] __attribute__ ((aligned (32)));

int
main (void)
{
  for (int i = 0; i < 24; i++)
    numbers[i] = i;
  printf ("%d\n", a_aligned (numbers, input * 4));
  printf ("%d\n", a_aligned (numbers + 4, input * 4));
  printf ("%d\n", unaligned (numbers + 1, input * 4));
  printf ("%d\n", unaligned (numbers + 3, input * 4));
  for (int i = 0; i < 24; i++)
    printf ("%d ", numbers[i]);
  printf ("\n");
  return 0;
}

/* { dg-final { mergefn-folds unaligned a_aligned } } */
/* { dg-final { mergefn-weakens unaligned a_aligned pointer-alignment } } */
/* { dg-final { mergefn-needs pointer-alignment } } */
