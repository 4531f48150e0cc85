/* The type through which a function is called decides how its arguments are
   passed, in a direct call as well: a variadic type sets the register that
   counts vector arguments, a fixed one does not, and a narrow parameter need
   not be extended.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define INPUT 0x12345
#include "../../include/test.h"

typedef long (*takes_int) (int, int);
typedef long (*takes_char) (int, signed char);
typedef long (*takes_any) (int, ...);

static long
target_int (int i, int value)
{
  return i * 3 + value;
}

static long
target_char (int i, signed char value)
{
  return i * 3 + value;
}

takes_int volatile int_target = target_int;
takes_char volatile char_target = target_char;

#define CALLER(name, type)                                                    \
  static NOINLINE long name (void *function, int n, int value)                \
  {                                                                           \
    long sum = 0;                                                             \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 5 + ((type) function) (i, -3);                              \
    return sum;                                                               \
  }

CALLER (call_int, takes_int)
CALLER (call_int_again, takes_int)
CALLER (call_char, takes_char)
CALLER (call_any, takes_any)

/* Direct calls of one function through two types.  */
static NOINLINE int
print_fixed (int n, double value)
{
  int printed = 0;
  for (int i = 0; i < n; i++)
    printed += ((int (*) (const char *, int, double)) (void *) printf) (
        "%d %g\n", i, value);
  return printed;
}

static NOINLINE int
print_variadic (int n, double value)
{
  int printed = 0;
  for (int i = 0; i < n; i++)
    printed += printf ("%d %g\n", i, value);
  return printed;
}

int
main (void)
{
  int n = input & 3;
  printf ("%ld\n", call_int (int_target, n + 1, input));
  printf ("%ld\n", call_int_again (int_target, n + 1, input));
  printf ("%ld\n", call_char (char_target, n + 1, input));
  printf ("%ld\n", call_any (int_target, n + 1, input));
  printf ("%d\n", print_variadic (n, input * 0.5));
  if (input < 0)
    printf ("%d\n", print_fixed (n, input * 0.5));
  return 0;
}

/* { dg-final { mergefn-folds call_int_again call_int removed } } */
/* { dg-final { mergefn-keeps-apart call_int call_char } } */
/* { dg-final { mergefn-keeps-apart call_int call_any } } */
/* { dg-final { mergefn-keeps-apart print_fixed print_variadic } } */
