/* A call that ends in the arguments of its caller's caller, written so or with
   none in their place: the two differ while the wrapper is not inlined, and
   each call that it is inlined into passes its own.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

#define WRAPPER                                                               \
  extern inline __attribute__ ((always_inline, gnu_inline, artificial))

char line[64];

WRAPPER int
print_all (const char *format, ...)
{
  return snprintf (line, sizeof line, format, __builtin_va_arg_pack ());
}

WRAPPER int
print_counted (const char *format, ...)
{
  return snprintf (line, sizeof line, format,
                   __builtin_va_arg_pack_len (), __builtin_va_arg_pack ());
}

#define FUNCTION(name, ...)                                                   \
  NOINLINE int name (const char *format, int n, int m)                        \
  {                                                                           \
    int printed = 0;                                                          \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        printed += __VA_ARGS__;                                               \
        puts (line);                                                          \
      }                                                                       \
    return printed;                                                           \
  }

FUNCTION (two, print_all (format, i, m))
FUNCTION (two_again, print_all (format, i, m))
FUNCTION (two_turned, print_all (format, m, i))
FUNCTION (two_by_hand, snprintf (line, sizeof line, format, i, m))
FUNCTION (three, print_all (format, i, m, m))
FUNCTION (counted, print_counted (format, i, m))
FUNCTION (counted_three, print_counted (format, i, m, m))
FUNCTION (counted_by_hand, snprintf (line, sizeof line, format, 2, i, m))

int
main (void)
{
  printf ("%d\n", two ("%d %d", input, 5));
  printf ("%d\n", two_again ("%d %d", input, 6));
  printf ("%d\n", two_turned ("%d %d", input, 7));
  printf ("%d\n", two_by_hand ("%d %d", input, 8));
  printf ("%d\n", three ("%d %d %d", input, 9));
  printf ("%d\n", counted ("%d %d %d", input, 10));
  printf ("%d\n", counted_three ("%d %d %d %d", input, 11));
  printf ("%d\n", counted_by_hand ("%d %d %d", input, 12));
  return 0;
}

/* { dg-final { mergefn-folds two_again two } } */
/* { dg-final { mergefn-folds two_by_hand two } } */
/* { dg-final { mergefn-folds counted_by_hand counted } } */
/* { dg-final { mergefn-keeps-apart two two_turned } } */
/* { dg-final { mergefn-keeps-apart two three } } */
/* { dg-final { mergefn-keeps-apart counted counted_three } } */
/* { dg-final { mergefn-keeps-apart counted three } } */
