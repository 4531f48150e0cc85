/* What nonnull-hoisted.c calls.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

__attribute__ ((noinline)) int
kind (const int *p)
{
  return p ? 2 : 1;
}

void
show_both (int a, int b)
{
  printf ("%d %d\n", a, b);
}
