/* A function may hand back, by __builtin_return, all that another one returned, whatever its own type.  Under
   -fsanitize=thread a thunk is no jump, and hands back what its type says.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */
/* { dg-additional-options "-fsanitize=thread" } */

#include <stdio.h>

#include "../../include/test.h"

int calls;

long
sink (long a, long b, long c, long d, long e, long f)
{
  return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f;
}

#define FUNCTION(name, end)                                                   \
  NOINLINE void name (void *arguments)                                        \
  {                                                                           \
    calls = calls * 3 + 1;                                                    \
    void *result = __builtin_apply ((void (*) (void)) sink, arguments, 64);   \
    calls = calls * 5 + (result != 0);                                        \
    end;                                                                      \
  }

FUNCTION (returns_a, __builtin_return (result))
FUNCTION (returns_b, __builtin_return (result))
FUNCTION (silent_a, calls++)
FUNCTION (silent_b, calls++)

NOINLINE long
call (long a, long b, long c, long d, long e, long f)
{
  /* The addresses differ, so no function can be an alias of the other.  */
  void (*volatile functions[]) (void *) = { returns_a, returns_b, silent_a, silent_b };
  void *arguments = __builtin_apply_args ();
  functions[2] (arguments);
  functions[3] (arguments);
  return ((long (*) (void *)) functions[0]) (arguments) * 1000
         + ((long (*) (void *)) functions[1]) (arguments);
}

int
main (void)
{
  printf ("%ld %d\n", call (1, 2, 3, 4, 5, input), calls);
}

/* { dg-final { mergefn-refuses returns_b returns_a return-address } } */
/* { dg-final { mergefn-folds silent_b silent_a thunk } } */
