/* Like caller-demands.c, for virtual functions of objects in an array.  A loop that is unrolled late shows which these
   are.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* GCC 15 finds nothing out, and the program does not compile without the plugin either.  */
/* { dg-require-gcc 11 14 } */
/* { dg-options "-O2" } */

#include <cstdio>

#include "../../include/test.h"

extern void bad () __attribute__ ((error ("cannot happen")));
struct numbers { int items[4]; };
struct others { int items[4]; };
struct apart { long item[4]; };
struct S { virtual void set (numbers *p, int n) const = 0; };
struct A final : S { void set (numbers *p, int n) const override; };
NOINLINE void
A::set (numbers *p, int n) const
{
  p->items[0] = n;
  p->items[1] = n * 2;
  p->items[2] = n * 3;
  p->items[3] = n - 7;
}
struct T { virtual void set (others *p, int n) const = 0; };
struct B final : T { void set (others *p, int n) const override; };
NOINLINE void
B::set (others *p, int n) const
{
  p->items[0] = n;
  p->items[1] = n * 2;
  p->items[2] = n * 3;
  p->items[3] = n - 7;
}
NOINLINE long
check (numbers *p, apart *q, int n)
{
  A a[2];
  const S *s[2] = { &a[0], &a[1] };
  q->item[0] = 4;
  for (int i = 0; i < 2; i++)
    s[i]->set (p, n + i);
  if (q->item[0] != 4)
    bad ();
  return p->items[2] + n;
}
int
main ()
{
  numbers n = { { 1 } };
  others o = { { 2 } };
  apart a;
  B b;
  const T *t = &b;
  t->set (&o, input);
  long r = check (&n, &a, input);
  std::printf ("%ld\n", r);
  std::printf ("%d\n", o.items[2]);
}

/* { dg-final { mergefn-keeps-apart _ZNK1B3setEP6othersi _ZNK1A3setEP7numbersi } } */
