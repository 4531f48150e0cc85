/* Checks of a sanitizer that prints where it found a fault: the same arithmetic in two places is two
   functions, and one that two functions have from the same place, a macro's use, is one.  What is printed
   goes to standard output, so that a wrong line is another output.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fsanitize=signed-integer-overflow" } */

#include <limits.h>
#include <stdio.h>
#include <unistd.h>

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

#define FUNCTION(name)                                                        \
  static NOINLINE int name (int a, int n)                                     \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      a = a * 5 - i;                                                          \
    return a;                                                                 \
  }
#define BOTH FUNCTION (first) FUNCTION (second)
BOTH

int
main (void)
{
  dup2 (1, 2);
  printf ("%d\n", scale_here (INT_MAX / 3, input) != 0);
  printf ("%d\n", scale_there (INT_MAX / 3, input) != 0);
  printf ("%d\n", first (input, input) + second (input, input));
  return 0;
}

/* { dg-final { mergefn-folds second first removed } } */
/* { dg-final { mergefn-keeps-apart scale_here scale_there } } */
/* { dg-final { mergefn-count-merges 1 } } */
