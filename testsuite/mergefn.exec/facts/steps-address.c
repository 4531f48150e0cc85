/* An address with an index comes to be a reference with all its steps: so two
   addresses into one struct type are not two into different ones.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fno-early-inlining" } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

struct first { char n, a[64]; };
struct second { char n, a[64]; };
struct third { char n, a[64]; };

/* Inlined late, so that address and access are apart.  */
static char *at_first (struct first *p, long i) { return &p->a[i]; }
static char *at_second (struct second *p, long i) { return &p->a[i]; }
static char *at_third (struct third *p, long i) { return &p->a[i]; }

#define COPY(name, P, Q)                                                      \
  NOINLINE void name (struct P *p, struct Q *q)                               \
  {                                                                           \
    for (long i = 0; i < 64; i++)                                             \
      *at_##Q (q, i) = *at_##P (p, i);                                        \
  }

COPY (a_one_type, first, first)
COPY (b_two_types, first, second)
COPY (c_two_types, third, second)

char memory[80];

static void
fill (void)
{
  for (int i = 0; i < 80; i++)
    memory[i] = i;
}

int
main (void)
{
  static struct first f, g;
  a_one_type (&f, &g);
  fill ();
  b_two_types ((struct first *) memory, (struct second *) (memory + 1));
  printf ("%d %d %d\n", memory[2], memory[10], memory[65]);
  fill ();
  c_two_types ((struct third *) memory, (struct second *) (memory + 1));
  printf ("%d %d %d\n", memory[2], memory[10], memory[65]);
  return 0;
}

/* { dg-final { mergefn-keeps-apart b_two_types a_one_type } } */
/* { dg-final { mergefn-folds c_two_types b_two_types } } */
