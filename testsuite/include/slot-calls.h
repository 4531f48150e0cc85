/* A caller of two functions of a class, one at least by a slot of its virtual table.  GCC finds out late which
   functions these are: the object is made in a function that is inlined late.  Both get the same pointer, which is null
   only where NULLABLE is called.

   Before, a file includes slots.h, defines the class Shape and its derived class Other, and names two functions of
   Shape by NONNULL and NULLABLE.  BEFORE, if there is one, is called before the caller.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "made-late.h"

NOIPA int
caller (char *p, int n, int b, void *q)
{
  Shape *shape;
  make (shape, n);
  sink = shape->size (n);
  if (!b)
    shape->NULLABLE (p, n, q);
  else
    shape->NONNULL (p, n, q);
  int s = 0;
  LATE (s, n);
  if (!p)
    s = -1;
  return s;
}

int
main ()
{
  char x;
  Other other;
  Shape *o = zero ? new Shape : &other;
  o->NONNULL (&x, 1, &x);
#ifdef BEFORE
  BEFORE (o, &x);
#endif
  o->NULLABLE (&x, 1, &x);
  caller (&x, 1, 1, &x);
  printf ("%d\n", caller (zero ? &x : nullptr, 1, zero, &x));
}
