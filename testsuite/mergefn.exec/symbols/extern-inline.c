/* The body of a gnu_inline extern function is only there to be inlined: the
   function is defined elsewhere, may do otherwise there, and cannot be kept or
   dropped here.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-sources "extern-inline-aux.c" } */

#include <stdio.h>

#include "../../include/test.h"

extern inline __attribute__ ((gnu_inline)) int
elsewhere (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + i;
  return sum;
}

NOINLINE int
here_a (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + i;
  return sum;
}

NOINLINE int
here_b (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + i;
  return sum;
}

int (*volatile functions[]) (int) = { here_a, here_b, elsewhere };

int
main (void)
{
  for (int f = 0; f < 3; f++)
    printf ("%d\n", functions[f](input));
  return 0;
}

/* { dg-final { mergefn-folds here_b here_a thunk } } */
/* { dg-final { mergefn-count-merges 1 } } */
