/* A public function whose body is no larger than a thunk stays as it is; a
   local one is removed at any size.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

struct item { int number, weight; };

NOINLINE int public_a (struct item *p) { return p->weight; }
NOINLINE int public_b (struct item *p) { return p->weight; }

static NOINLINE int local_a (struct item *p) { return p->number; }
static NOINLINE int local_b (struct item *p) { return p->number; }

static NOINLINE void nothing_a (void) { asm volatile (""); }
static NOINLINE void nothing_b (void) { asm volatile (""); }

int
main (void)
{
  struct item item = { input, input * 2 };
  int (*volatile a) (struct item *) = public_a;
  int (*volatile b) (struct item *) = public_b;
  printf ("%d %d %d\n", a (&item), b (&item), a == b);
  printf ("%d %d\n", local_a (&item), local_b (&item));
  nothing_a ();
  nothing_b ();
  return 0;
}

/* { dg-final { mergefn-refuses public_b public_a thunk-too-large } } */
/* { dg-final { mergefn-folds local_b local_a removed } } */
/* { dg-final { mergefn-folds nothing_b nothing_a removed } } */
