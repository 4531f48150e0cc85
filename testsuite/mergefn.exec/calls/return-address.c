/* A function that asks where it returns to is told its caller, whatever its
   twin is: neither becomes a thunk, since not every thunk is a jump.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */

#include <stdio.h>

#include "../../include/test.h"

void *callers[4];
int calls;

struct pair { long a, b; };

#define FUNCTION(name, type)                                                  \
  NOINLINE type name (int n, type value)                                      \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      calls = calls * 3 + i;                                                  \
    callers[calls & 3] = __builtin_return_address (0);                        \
    return value;                                                             \
  }

FUNCTION (simple_a, long)
FUNCTION (simple_b, long)
FUNCTION (pair_a, struct pair)
FUNCTION (pair_b, struct pair)

/* Was FUNCTION called from within this function?  */
#define CALLED_FROM_HERE(function, type)                                      \
  static NOINLINE int from_here_##function (type value)                       \
  {                                                                           \
    type (*volatile pointer) (int, type) = function;                          \
    long distance;                                                            \
    callers[0] = callers[1] = callers[2] = callers[3] = 0;                    \
    pointer (input, value);                                                   \
    distance = (char *) callers[calls & 3]                                    \
               - (char *) from_here_##function;                               \
    return distance > 0 && distance < 400;                                    \
  }

CALLED_FROM_HERE (simple_a, long)
CALLED_FROM_HERE (simple_b, long)
CALLED_FROM_HERE (pair_a, struct pair)
CALLED_FROM_HERE (pair_b, struct pair)

int
main (void)
{
  struct pair pair = { 1, 2 };
  printf ("%d ", from_here_simple_a (input));
  printf ("%d ", from_here_simple_b (input));
  printf ("%d ", from_here_pair_a (pair));
  printf ("%d\n", from_here_pair_b (pair));
  return 0;
}

/* { dg-final { mergefn-refuses simple_b simple_a return-address } } */
/* { dg-final { mergefn-refuses pair_b pair_a return-address } } */
