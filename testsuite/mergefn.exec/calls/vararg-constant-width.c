/* -1 and -1LL are the same number but not the same variadic argument: the one
   leaves the upper half of its register undefined.  So the type of a constant
   that is passed there counts.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

const char *volatile format_int = "%s %d\n";
const char *volatile format_long = "%s %lld\n";

static NOINLINE int
print_int (const char *format, const char *name)
{
  int printed = 0;
  while (*name)
    printed += printf (format, name++, -1);
  return printed;
}

static NOINLINE int
print_int_again (const char *format, const char *name)
{
  int printed = 0;
  while (*name)
    printed += printf (format, name++, -1);
  return printed;
}

static NOINLINE int
print_long (const char *format, const char *name)
{
  int printed = 0;
  while (*name)
    printed += printf (format, name++, -1LL);
  return printed;
}

int
main (void)
{
  int printed = print_int (format_int, "ab");
  printed += print_int_again (format_int, "cd");
  printed += print_long (format_long, "efg");
  printf ("%d\n", printed);
  return 0;
}

/* { dg-final { mergefn-folds print_int_again print_int removed } } */
/* { dg-final { mergefn-keeps-apart print_int* print_long } } */
