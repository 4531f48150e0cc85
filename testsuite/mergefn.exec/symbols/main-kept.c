/* main is what the C library calls: it is not folded, though another function
   does the same.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

int rounds;

NOINLINE int
a_main (int argc, char **argv)
{
  int sum = 1;
  for (int i = 0; i < input; i++)
    sum = sum * 7 + i;
  rounds++;
  printf ("%d %d %d\n", sum, rounds, argc);
  fflush (stdout);
  return sum - sum;
}

NOINLINE int
b_main (int argc, char **argv)
{
  int sum = 1;
  for (int i = 0; i < input; i++)
    sum = sum * 7 + i;
  rounds++;
  printf ("%d %d %d\n", sum, rounds, argc);
  fflush (stdout);
  return sum - sum;
}

static __attribute__ ((constructor)) void
before_main (void)
{
  int a = a_main (5, 0), b = b_main (6, 0);
  printf ("%d\n", a + b);
}

int
main (int argc, char **argv)
{
  int sum = 1;
  for (int i = 0; i < input; i++)
    sum = sum * 7 + i;
  rounds++;
  printf ("%d %d %d\n", sum, rounds, argc);
  fflush (stdout);
  return sum - sum;
}

/* { dg-final { mergefn-folds b_main a_main thunk } } */
/* { dg-final { mergefn-keeps-apart main a_main } } */
/* { dg-final { mergefn-excludes main } } */
