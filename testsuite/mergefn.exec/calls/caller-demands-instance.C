/* Like caller-demands.c, for instances of a template: neither a shared body nor a name by content may take away what
   GCC knows of them.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <cstdio>

#include "../../include/test.h"

extern void bad () __attribute__ ((error ("cannot happen")));

struct numbers { int items[4]; };
struct others { int items[4]; };
struct apart { long item[4]; };

template <class T, int factor>
NOINLINE void
set (T *p, int n)
{
  p->items[0] = n;
  p->items[1] = n * 2;
  p->items[2] = n * factor;
  p->items[3] = n - 7;
}

template <int factor>
NOINLINE long
check (numbers *p, apart *q, int n)
{
  for (int i = 0; i < 4; i++)
    q->item[i] = 1;
  set<numbers, factor> (p, n);
  long sum = 0;
  for (int i = 0; i < 4; i++)
    sum += q->item[i];
  if (sum != 4)
    bad ();
  return p->items[2];
}

int
main ()
{
  numbers n = { { 1 } };
  others o = { { 2 } };
  apart a;
  set<others, 3> (&o, input);
  printf ("%ld\n", check<3> (&n, &a, input));
  /* Nothing is equal to this one's callee.  */
  printf ("%ld %d\n", check<5> (&n, &a, input), o.items[1]);
  /* These have nobody who relies on them.  */
  set<others, 6> (&o, input);
  set<numbers, 6> (&n, input);
  printf ("%d %d\n", n.items[2], o.items[2]);
}

/* { dg-final { mergefn-keeps-apart _Z3setI6othersLi3EEvPT_i _Z3setI7numbersLi3EEvPT_i } } */
/* { dg-final { mergefn-folds _Z3setI6othersLi6EEvPT_i __mergefn_* } } */
