/* An object of a class Shape, with a member `a', which is made in a function that is inlined late.  So GCC finds out late
   which functions its slots name.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "late.h"

/* Inlined by the interprocedural inliner, since it is called once.  */
static void
make (Shape *&made, int n)
{
  int s = 0;
  LATE (s, n);
  made = new Shape;
  made->a = s;
}
