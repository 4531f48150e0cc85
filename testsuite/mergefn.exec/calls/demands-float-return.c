/* Like demands-general-registers.c, for a result that has no register to be returned in.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-* } */
/* { dg-options "-O2 -mno-fp-ret-in-387" } */

#include <stdio.h>

#include "../../include/test.h"
#include "../../include/dead-branch.h"

long double ratio (int);
double half (int);
double half (int x) { return x / 2.0; }
int calls;

PAIR (long_double, ratio (x))
PAIR (double, half (x))

int
main (void)
{
  unsigned r = 0;
  RUN (long_double)
  RUN (double)
  printf ("%u\n", r);
  return 0;
}

/* { dg-final { mergefn-keeps-apart a_long_double b_long_double } } */
/* { dg-final { mergefn-folds b_double a_double } } */
