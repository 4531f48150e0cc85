/* What debug.exp looks at with a debugger and without.  Each function prints
   where it was called from, so the lines of calls matter: those marked below.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../include/test.h"

static NOINLINE void
show_a (int n)
{
  for (int i = 0; i < n; i++)
    printf ("%p\n", __builtin_return_address (0));
}

static NOINLINE void
show_b (int n)
{
  for (int i = 0; i < n; i++)
    printf ("%p\n", __builtin_return_address (0));
}

static NOINLINE void
show_other (int n)
{
  for (int i = 0; i < n; i++)
    printf ("%p \n", __builtin_return_address (0));
}

NOINLINE int
public_a (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + i;
  return sum;
}

NOINLINE int
public_b (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + i;
  return sum;
}

NOINLINE int
public_other (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 11 + i;
  return sum;
}

int (*volatile functions[]) (int) = { public_a, public_b, public_other };

int
main (void)
{
  /* On a line of its own, so that each call has nothing but its arguments.  */
  int n = input - 2;
  show_a (n); /* Call 1.  */
  show_b (n); /* Call 2.  */
  show_other (n); /* Call 3.  */
  show_b (n); /* Call 4.  */
  for (int f = 0; f < 3; f++)
    fprintf (stderr, "%d\n", functions[f](input));
  return 0;
}
