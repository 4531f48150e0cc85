/* Calls the functions of partitions-slots-aux.C by objects whose class GCC finds only in its own partition.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "partitions-slots-aux.h"
#include <stdio.h>

static int __attribute__ ((noinline))
call (Base *object, int i)
{
  return object->m (i);
}

int
main (int argc, char **)
{
  X x;
  Y y;
  Base *of_x = &x, *of_y = &y;
  printf ("%d %d %d\n", of_x->m (argc), of_y->m (argc + 1), call (argc > 1 ? of_x : of_y, 5));
}
