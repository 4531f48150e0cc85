/* A call must vanish, and it does since GCC finds out late that a function is const.  That two other functions of the unit
   fold does not keep GCC from it, although the function goes by the address of an array.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#include "../../include/test.h"

extern void must_vanish (void) __attribute__ ((error ("F is not const")));
NOINLINE void bar (void) { asm volatile (""); }
int glob;
static int tab[100];
struct A { int a, b; }; struct B { int a, b; };

/* Two functions that fold, and have nothing to do with the rest.  */
NOINLINE static int k (struct A *s) { return s->a * s->b + 7; }
NOINLINE static int d (struct B *s) { return s->a * s->b + 7; }
NOINLINE int use (struct A *s) { return k (s); }
NOINLINE int use_too (struct B *s) { return d (s); }

NOINLINE void set (int i, int x) { tab[i] = x; }
NOINLINE int get (int i) { return tab[i]; }

/* GCC finds late that this is const: only an unrolled loop shows that *q[i] is never glob.  */
NOINLINE static unsigned long f (unsigned long x)
{
  int a, b, c;
  int *q[4] = { &a, &b, &c, &glob };
  for (int i = 0; i < 3; i++)
    *q[i] = x + i;
  return (a ^ b ^ c) + ((unsigned long) tab >> 4) * x;
}
NOINLINE unsigned long g (unsigned long x)
{
  unsigned long v = f (x);
  bar ();
  if (f (x) != v)
    must_vanish ();
  return v;
}

int
main (void)
{
  struct A a = { input, 2 };
  struct B b = { 4, input };
  set (input, 7);
  printf ("%d %d %d %d\n", use (&a), use_too (&b), get (input), g (input) == g (input));
  return 0;
}

/* { dg-final { mergefn-folds d k } } */
