/* AddressSanitizer's messages name the parameter whose memory is left, and its
   line.  Functions whose parameters have other names stay apart.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fsanitize=address" } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

NOINLINE void
use (char *p, int n)
{
  p[n] = 1;
}

struct S { char items[16]; };

NOINLINE int
a_alpha (struct S alpha, int n)
{
  use (alpha.items, n);
  return alpha.items[3];
}

NOINLINE int
b_beta (struct S beta, int n)
{
  use (beta.items, n);
  return beta.items[3];
}

NOINLINE int
a_sum (int alpha, int n)
{
  return alpha * n + 3;
}

NOINLINE int
b_sum (int beta, int n)
{
  return beta * n + 3;
}

int
main (int argc, char **argv)
{
  struct S s = { { 0 } };
  (void) argv;
  printf ("%d %d %d %d\n", a_alpha (s, 3), b_beta (s, 3), a_sum (argc, 2), b_sum (argc, 3));
  return 0;
}

/* { dg-final { mergefn-keeps-apart b_beta a_alpha } } */
/* { dg-final { mergefn-folds b_sum a_sum } } */
