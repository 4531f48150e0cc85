/* Who asks for the frame of the call sees a thunk that is no jump: none to a
   function that does not return is one.  As return-address-noreturn.c.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <stdlib.h>

#include "../../include/test.h"

int calls;
char *start;
#define FUNCTION(name)                                                        \
  NOINLINE _Noreturn void name (int n)                                        \
  {                                                                           \
    char *caller;                                                             \
    for (int i = 0; i < n; i++)                                               \
      calls = calls * 3 + i;                                                  \
    for (int i = 0; i < n; i++)                                               \
      calls = calls * 5 - i;                                                  \
    caller = ((char *volatile *) __builtin_dwarf_cfa ())[-1];                 \
    printf ("%d %d\n", calls, caller > start && caller < start + 100);        \
    exit (0);                                                                 \
  }
FUNCTION (asks_a)
FUNCTION (asks_b)
NOINLINE int
from (int which)
{
  _Noreturn void (*volatile functions[]) (int) = { asks_a, asks_b };
  start = (char *) from;
  functions[which] (input);
}
int
main (void)
{
  from (input - 2);
}

/* { dg-final { mergefn-refuses asks_b asks_a return-address } } */
