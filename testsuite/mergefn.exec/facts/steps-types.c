/* Two references through one struct type are of one object for data dependence,
   or of objects apart; two through two types of one layout may overlap.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

struct first { char n, a[64]; };
struct second { char n, a[64]; };
struct third { char n, a[64]; };
struct any { char n, a[64]; } __attribute__ ((may_alias));
struct whatever { char n, a[64]; } __attribute__ ((may_alias));
struct ints { int x, a[64]; };
struct any_ints { int x, a[64]; } __attribute__ ((may_alias));

/* A loop that copies; what the kept function does is never called with objects that overlap.  */
#define COPY(name, P, Q)                                                      \
  NOINLINE void name (struct P *p, struct Q *q)                               \
  {                                                                           \
    for (int i = 0; i < 64; i++)                                              \
      q->a[i] = p->a[i];                                                      \
  }

COPY (a_one_type, first, first)
COPY (b_two_types, first, second)
COPY (c_one_type, third, third)
COPY (a_any, any, any)
COPY (b_any, any, whatever)

/* One field is at a constant place.  */
#define ADD(name, P, Q)                                                       \
  NOINLINE void name (struct P *p, struct Q *q)                               \
  {                                                                           \
    for (int i = 0; i < 64; i++)                                              \
      q->a[i] = p->x + i;                                                     \
  }

ADD (a_add, ints, ints)
ADD (b_add, ints, any_ints)

char memory[80];
int numbers[160];

void
fill (void)
{
  for (int i = 0; i < 80; i++)
    memory[i] = i;
}

int
main (void)
{
  static struct first f, g;
  static struct third t, u;
  static struct any x, y;
  static struct ints v, w;
  a_one_type (&f, &g);
  c_one_type (&t, &u);
  a_any (&x, &y);
  a_add (&v, &w);
  fill ();
  b_two_types ((struct first *) memory, (struct second *) (memory + 1));
  printf ("%d %d %d\n", memory[2], memory[10], memory[65]);
  fill ();
  b_any ((struct any *) memory, (struct whatever *) (memory + 1));
  printf ("%d %d %d\n", memory[2], memory[10], memory[65]);
  numbers[10] = 5;
  b_add ((struct ints *) (numbers + 10), (struct any_ints *) (numbers + 4));
  printf ("%d %d %d %d\n", numbers[5], numbers[10], numbers[11], numbers[40]);
  return 0;
}

/* { dg-final { mergefn-keeps-apart b_two_types a_one_type } } */
/* { dg-final { mergefn-folds c_one_type a_one_type } } */
/* { dg-final { mergefn-keeps-apart b_any a_any } } */
