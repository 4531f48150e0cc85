/* Checks of a sanitizer that only stops the program say no place: the same arithmetic in two places folds,
   and other arithmetic does not.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fsanitize=signed-integer-overflow -fsanitize-undefined-trap-on-error" } */

#include <stdio.h>

#define INPUT 4
#include "../../include/test.h"

static NOINLINE int
scale_here (int a, int n)
{
  for (int i = 0; i < n; i++)
    a = a * 3 + i;
  return a;
}

static NOINLINE int
scale_there (int a, int n)
{
  for (int i = 0; i < n; i++)
    a = a * 3 + i;
  return a;
}

static NOINLINE int
scale_down (int a, int n)
{
  for (int i = 0; i < n; i++)
    a = a * 3 - i;
  return a;
}

int
main (void)
{
  printf ("%d\n", scale_here (input, input));
  printf ("%d\n", scale_there (input, input));
  printf ("%d\n", scale_down (input, input));
  return 0;
}

/* { dg-final { mergefn-folds scale_there scale_here removed } } */
/* { dg-final { mergefn-keeps-apart scale_here scale_down } } */
/* { dg-final { mergefn-count-merges 1 } } */
