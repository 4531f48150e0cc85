/* The first reference differs in its steps and forgets them.  The struct of the second is then the first of the
   kept function to be mentioned, and `verify' must not take its new number for another struct.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

struct stop { unsigned long v; };
struct items { long e[2], z; };
struct fields { long x, y, z; };

NOINLINE unsigned long
of_items (struct items *p, struct stop *s)
{
  unsigned long r = p->e[1];
  return r + s->v;
}

NOINLINE unsigned long
of_fields (struct fields *p, struct stop *s)
{
  unsigned long r = p->y;
  return r + s->v;
}

NOINLINE unsigned long
of_first (struct fields *p, struct stop *s)
{
  unsigned long r = p->x;
  return r + s->v;
}

int
main (void)
{
  struct items items = { { 1, input }, 3 };
  struct fields fields = { 4, 5 * input, 6 };
  struct stop stop = { 7 };
  printf ("%lu %lu %lu\n", of_items (&items, &stop), of_fields (&fields, &stop), of_first (&fields, &stop));
  return 0;
}

/* { dg-final { mergefn-folds of_fields of_items } } */
/* { dg-final { mergefn-keeps-apart of_first of_items } } */
