/* Where all instructions have one size, a jump is smaller than a function that does anything.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target aarch64*-*-* } */
/* { dg-options "-Os" } */

#include <stdio.h>

#include "../../include/test.h"

struct item { int number, weight; };

NOINLINE int public_a (struct item *p) { return p->weight; }
NOINLINE int public_b (struct item *p) { return p->weight; }

/* As small as a jump.  */
NOINLINE int same_a (int n) { return n; }
NOINLINE int same_b (int n) { return n; }

int
main (void)
{
  struct item item = { input, input * 2 };
  int (*volatile a) (struct item *) = public_a;
  int (*volatile b) (struct item *) = public_b;
  int (*volatile c) (int) = same_a;
  int (*volatile d) (int) = same_b;
  printf ("%d %d %d\n", a (&item), b (&item), a == b);
  printf ("%d %d %d\n", c (input), d (input), c == d);
  return 0;
}

/* { dg-final { mergefn-folds public_b public_a thunk } } */
/* { dg-final { mergefn-refuses same_b same_a thunk-too-large } } */
