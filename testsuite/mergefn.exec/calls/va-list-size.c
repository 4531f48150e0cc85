/* A variadic function saves as many argument registers as its va_arg reads:
   one that reads integers only does not save the vector registers.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdarg.h>
#include <stdio.h>

#include "../../include/test.h"

static NOINLINE long
sum_longs (int n, ...)
{
  va_list list;
  long total = 0;
  va_start (list, n);
  for (int i = 0; i < n; i++)
    total = total * 3 + va_arg (list, long);
  va_end (list);
  return total;
}

static NOINLINE long
sum_longs_again (int n, ...)
{
  va_list list;
  long total = 0;
  va_start (list, n);
  for (int i = 0; i < n; i++)
    total = total * 3 + va_arg (list, long);
  va_end (list);
  return total;
}

static NOINLINE long
sum_doubles (int n, ...)
{
  va_list list;
  long total = 0;
  va_start (list, n);
  for (int i = 0; i < n; i++)
    total = total * 3 + (long) va_arg (list, double);
  va_end (list);
  return total;
}

/* Reads one argument, or none: nothing, or little, is saved.  */
static NOINLINE long
first_long (int n, ...)
{
  va_list list;
  va_start (list, n);
  long total = n ? va_arg (list, long) : 5;
  va_end (list);
  for (int i = 0; i < n; i++)
    total = total * 3 + i;
  return total;
}

/* Hands its list on, so everything is saved.  */
static NOINLINE int
print (const char *format, ...)
{
  va_list list;
  va_start (list, format);
  int printed = vprintf (format, list);
  va_end (list);
  return printed;
}

static NOINLINE int
print_again (const char *format, ...)
{
  va_list list;
  va_start (list, format);
  int printed = vprintf (format, list);
  va_end (list);
  return printed;
}

int
main (void)
{
  printf ("%ld\n", sum_longs (input, 1L, 2L, 3L));
  printf ("%ld\n", sum_longs_again (input, 3L, 2L, 1L));
  printf ("%ld\n", sum_doubles (input, 1.0, 2.0, 3.0));
  printf ("%ld\n", first_long (input, 7L));
  printf ("%d\n", print ("%d %g\n", input, 2.5));
  printf ("%d\n", print_again ("%g %d\n", 2.5, input));
  return 0;
}

/* { dg-final { mergefn-folds sum_longs_again sum_longs removed } } */
/* { dg-final { mergefn-folds print_again print removed } } */
/* { dg-final { mergefn-keeps-apart sum_longs sum_doubles } } */
