/* A variadic function saves its argument registers and is told in another one
   how many of them count: it is not the same as a function of fixed arity.
   Two variadic ones are the same, and a local one can be removed.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdarg.h>
#include <stdio.h>

#define INPUT 4
#include "../../include/test.h"

static NOINLINE double
sum (int n, ...)
{
  va_list list;
  double total = 0;
  va_start (list, n);
  for (int i = 0; i < n; i++)
    total = total * 2 + va_arg (list, double);
  va_end (list);
  return total;
}

static NOINLINE double
sum_again (int n, ...)
{
  va_list list;
  double total = 0;
  va_start (list, n);
  for (int i = 0; i < n; i++)
    total = total * 2 + va_arg (list, double);
  va_end (list);
  return total;
}

static NOINLINE double
repeat (int n, ...)
{
  double total = 1;
  for (int i = 0; i < n; i++)
    total = total * 2 + n;
  return total;
}

static NOINLINE double
repeat_fixed (int n)
{
  double total = 1;
  for (int i = 0; i < n; i++)
    total = total * 2 + n;
  return total;
}

int
main (void)
{
  printf ("%g\n", sum (input, 1.0, 2.0, 3.0, 4.0));
  printf ("%g\n", sum_again (input, 4.0, 3.0, 2.0, 1.0));
  printf ("%g\n", repeat (input, 1.0, 2));
  printf ("%g\n", repeat_fixed (input));
  return 0;
}

/* { dg-final { mergefn-folds sum_again sum removed } } */
/* { dg-final { mergefn-keeps-apart repeat repeat_fixed } } */
