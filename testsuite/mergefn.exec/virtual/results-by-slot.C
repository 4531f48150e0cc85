/* Two slots of a class move to one function, which was const.  GCC finds late that two calls by slots are calls of that
   function.  It must not take the results for one: a store that never runs would have to be aligned as it says
   (calls/results-as-places.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <stdlib.h>

#define INPUT 1
#include "../../include/test.h"

typedef float four __attribute__ ((vector_size (16)));
typedef float four_anywhere __attribute__ ((vector_size (16), aligned (4)));
struct lane { four_anywhere v; };
struct row { four v; };

struct Base
{
  virtual lane *as_lane (void *p, int valid) const = 0;
  virtual row *as_row (void *p, int valid) const = 0;
};
struct Derived : Base
{
  constexpr Derived () {}
  lane *as_lane (void *p, int valid) const override;
  row *as_row (void *p, int valid) const override;
};

static const Derived object;
static const Base *base = &object; /* Never changed.  */

CLONED lane *Derived::as_lane (void *p, int valid) const { return valid ? static_cast<lane *> (p) : 0; }
CLONED row *Derived::as_row (void *p, int valid) const { return valid ? static_cast<row *> (p) : 0; }

CLONED static void
set (void *p, int valid, four x, four y, int is_aligned, char *done)
{
  base->as_lane (p, valid)->v = x;
  *done = 1;
  if (is_aligned)
    base->as_row (p, valid)->v = y;
}

int
main ()
{
  char done = 0;
  char *memory = static_cast<char *> (aligned_alloc (16, 64));
  lane *l = reinterpret_cast<lane *> (memory + 4);
  set (l, input, four{ 1, 2, 3, 4 }, four{ 5, 6 }, input - INPUT, &done);
  printf ("%g %g %d\n", l->v[0], l->v[3], done);
}
