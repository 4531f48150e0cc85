/* Two structs of one layout have fields of the same type.  A store through the
   second to what was read through the first still says of which struct the
   place is from then on.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fstrict-aliasing" } */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <stdlib.h>

#define NO_INPUT
#include "../../include/test.h"

struct A { long x, y; };
struct B { long x, y; };

static long get_a (void *p) { return ((struct A *) p)->x; }
static void put_a (void *p, long v) { ((struct A *) p)->x = v; }
static long get_b (void *p) { return ((struct B *) p)->x; }
static void put_b (void *p, long v) { ((struct B *) p)->x = v; }

#define FUNCTION(name, get, put)                                              \
  NOINLINE long name (void *p, long n)                                        \
  {                                                                           \
    long v = get (p);                                                         \
    long w = v * n;                                                           \
    put (p, v);                                                               \
    return w * 7 + (v >> 3) * 5;                                              \
  }

FUNCTION (a_to_b, get_a, put_b)
FUNCTION (b_to_a, get_b, put_a)

NOINLINE long
caller (struct A *p, struct B *q, long n)
{
  long before = q->x;
  p->x = n;
  long r = a_to_b (p, 1);
  return r * 100 + q->x - before;
}

int
main (void)
{
  void *p = malloc (64);
  ((struct B *) p)->x = 1;
  printf ("%ld\n", caller (p, p, 5));
  ((struct B *) p)->x = 1;
  printf ("%ld\n", b_to_a (p, 1));
  return 0;
}

/* { dg-final { mergefn-folds b_to_a a_to_b } } */
