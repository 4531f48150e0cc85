/* An old-style definition takes a float as a double and a char as an int; a
   thunk between two of them must pass them on like that.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -std=gnu89 -w" } */

#include <stdio.h>

#define INPUT 5
#include "../../include/test.h"

NOINLINE double
old_a (f, c, s, n)
  float f;
  signed char c;
  short s;
  int n;
{
  double sum = 0;
  int i;
  for (i = 0; i < n; i++)
    sum = sum * 3 + f * c - s;
  return sum;
}

NOINLINE double
old_b (f, c, s, n)
  float f;
  signed char c;
  short s;
  int n;
{
  double sum = 0;
  int i;
  for (i = 0; i < n; i++)
    sum = sum * 3 + f * c - s;
  return sum;
}

NOINLINE double
prototyped (float f, signed char c, short s, int n)
{
  double sum = 0;
  int i;
  for (i = 0; i < n; i++)
    sum = sum * 3 + f * c - s;
  return sum;
}

/* An old-style function may be called with too few arguments, too.  */
NOINLINE int
takes_nothing ()
{
  int sum = 0, i;
  for (i = 0; i < input; i++)
    sum = sum * 3 + i;
  return sum;
}

NOINLINE int
takes_void (void)
{
  int sum = 0, i;
  for (i = 0; i < input; i++)
    sum = sum * 3 + i;
  return sum;
}

double (*volatile old_functions[]) () = { old_a, old_b };
int (*volatile functions[]) () = { takes_nothing, takes_void };

int
main (void)
{
  int i;
  float f = input * 0.75f;
  for (i = 0; i < 2; i++)
    printf ("%g %d\n", old_functions[i](f, input * 51, input * -7000, input),
            functions[i]());
  printf ("%g\n", old_b (f, input * 51, input * -7000, input));
  printf ("%g\n", prototyped (f, input * 51, input * -7000, input));
  return 0;
}

/* { dg-final { mergefn-folds old_b old_a } } */
/* { dg-final { mergefn-keeps-apart old_a prototyped } } */
