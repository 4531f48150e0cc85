/* A cycle of public functions and its copy: all of the copy become thunks, and
   each thunk reaches the right one.  Where the copies are entered crosswise,
   the pairs are still those that do the same.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fvisibility=hidden" } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 9
#include "../../include/test.h"

int log_of_calls;

#define ONE(name, initial, callee)                                            \
  NOINLINE int name (int n)                                                   \
  {                                                                           \
    int sum = n * initial;                                                    \
    log_of_calls = log_of_calls * 3 + initial;                                \
    for (int i = 1; i < 3; i++)                                               \
      if (n > i)                                                              \
        sum = sum * 5 + callee (n - i);                                       \
    return sum;                                                               \
  }

int a_pong (int), b_ping (int);
ONE (a_ping, 1, a_pong)
ONE (a_pong, 2, b_ping)
int b_pong (int), a_ping (int);
ONE (b_ping, 1, b_pong)
ONE (b_pong, 2, a_ping)

int (*volatile functions[]) (int) = { a_ping, a_pong, b_ping, b_pong };

int
main (void)
{
  for (int f = 0; f < 4; f++)
    {
      printf ("%d ", functions[f](input));
      printf ("%d ", log_of_calls);
      for (int g = 0; g < f; g++)
        printf ("%d", functions[f] == functions[g]);
      printf ("\n");
    }
  return 0;
}

/* { dg-final { mergefn-folds b_ping a_ping thunk } } */
/* { dg-final { mergefn-folds b_pong a_pong thunk } } */
/* { dg-final { mergefn-keeps-apart a_ping a_pong } } */
