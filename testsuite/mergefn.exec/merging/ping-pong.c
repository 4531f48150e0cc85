/* Two functions that call each other, and a copy of both: no order of folding
   from the leaves up finds them, yet they do the same.  A third copy differs in
   one place and stays.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 9
#include "../../include/test.h"

int log_of_calls;

#define PAIR(ping, pong, factor)                                              \
  static NOINLINE int pong (int n);                                           \
  static NOINLINE int ping (int n)                                            \
  {                                                                           \
    int sum = n;                                                              \
    log_of_calls = log_of_calls * 3 + 1;                                      \
    for (int i = 1; i < 3; i++)                                               \
      if (n > i)                                                              \
        sum = sum * 5 + pong (n - i);                                         \
    return sum;                                                               \
  }                                                                           \
  static NOINLINE int pong (int n)                                            \
  {                                                                           \
    int sum = 3 * n;                                                          \
    log_of_calls = log_of_calls * 3 + 2;                                      \
    for (int i = 2; i < 4; i++)                                               \
      if (n > i)                                                              \
        sum = sum * factor - ping (n - i);                                    \
    return sum;                                                               \
  }

PAIR (ping_a, pong_a, 7)
PAIR (ping_b, pong_b, 7)
PAIR (ping_c, pong_c, 11)

int
main (void)
{
  printf ("%d ", ping_a (input));
  printf ("%d\n", log_of_calls);
  printf ("%d ", ping_b (input));
  printf ("%d\n", log_of_calls);
  printf ("%d ", ping_c (input));
  printf ("%d\n", log_of_calls);
  return 0;
}

/* { dg-final { mergefn-folds ping_b ping_a removed } } */
/* { dg-final { mergefn-folds pong_b pong_a removed } } */
/* { dg-final { mergefn-keeps-apart ping_a ping_c } } */
/* { dg-final { mergefn-keeps-apart pong_a pong_c } } */
