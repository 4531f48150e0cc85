/* A thunk to a function that does not return is a call, no jump: a function that asks where it returns to
   would be told of the thunk.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */

#include <stdio.h>
#include <stdlib.h>

#include "../../include/test.h"

int calls;
char *start;

#define FUNCTION(name, asked)                                                 \
  NOINLINE _Noreturn void name (int n)                                        \
  {                                                                           \
    char *caller;                                                             \
    for (int i = 0; i < n; i++)                                               \
      calls = calls * 3 + i;                                                  \
    for (int i = 0; i < n; i++)                                               \
      calls = calls * 5 - i;                                                  \
    caller = asked;                                                           \
    printf ("%d %d\n", calls, caller > start && caller < start + 100);        \
    exit (0);                                                                 \
  }

FUNCTION (asks_a, __builtin_return_address (0))
FUNCTION (asks_b, __builtin_return_address (0))
FUNCTION (silent_a, start + 2)
FUNCTION (silent_b, start + 2)

NOINLINE int
from (int which)
{
  _Noreturn void (*volatile functions[]) (int) = { asks_a, asks_b, silent_a, silent_b };
  start = (char *) from;
  functions[which] (input);
}

int
main (void)
{
  from (input - 2);
}

/* { dg-final { mergefn-refuses asks_b asks_a return-address } } */
/* { dg-final { mergefn-folds silent_b silent_a thunk } } */
