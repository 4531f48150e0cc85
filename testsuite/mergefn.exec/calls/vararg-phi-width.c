/* The result of a PHI of constants has the type of the variable that the
   source chose.  Where it is passed on to a variadic function, that type
   decides how: so the type of a PHI's result counts, though its arguments are
   equal numbers.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

const char *volatile format_int = "%d %d\n";
const char *volatile format_long = "%d %lld\n";

static NOINLINE int
choose_int (const char *format, int n)
{
  int printed = 0;
  for (int i = 0; i < n; i++)
    {
      int value = -7;
      if (i & 1)
        value = -9;
      printed += printf (format, i, value);
    }
  return printed;
}

static NOINLINE int
choose_int_again (const char *format, int n)
{
  int printed = 0;
  for (int i = 0; i < n; i++)
    {
      int value = -7;
      if (i & 1)
        value = -9;
      printed += printf (format, i, value);
    }
  return printed;
}

static NOINLINE int
choose_long (const char *format, int n)
{
  int printed = 0;
  for (int i = 0; i < n; i++)
    {
      long long value = -7;
      if (i & 1)
        value = -9;
      printed += printf (format, i, value);
    }
  return printed;
}

int
main (void)
{
  int printed = choose_int (format_int, input);
  printed += choose_int_again (format_int, input);
  printed += choose_long (format_long, input);
  printf ("%d\n", printed);
  return 0;
}

/* { dg-final { mergefn-folds choose_int_again choose_int removed } } */
/* { dg-final { mergefn-keeps-apart choose_int* choose_long } } */
