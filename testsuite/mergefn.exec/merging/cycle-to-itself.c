/* Two functions that call each other and do the same.  If they merged, the one that is left would call itself, and GCC
   would make a loop of it.  The sum behind that call would keep all other calls from being jumps: ten million frames.
   Another such pair folds with the first, each function with its like.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#define INPUT 10000000
#include "../../include/test.h"

#define PAIR(ping, pong, step, often)                                         \
  unsigned ping (unsigned n);                                                 \
  unsigned pong (unsigned n);                                                 \
  static NOINLINE unsigned step (unsigned n)                                  \
  {                                                                           \
    return n & 1 ? ping (n) : pong (n);                                       \
  }                                                                           \
  NOINLINE unsigned ping (unsigned n)                                         \
  {                                                                           \
    if (n == 0)                                                               \
      return 0;                                                               \
    if (n % often == 0)                                                       \
      return pong (n - 1) + 1;                                                \
    return step (n - 1);                                                      \
  }                                                                           \
  NOINLINE unsigned pong (unsigned n)                                         \
  {                                                                           \
    if (n == 0)                                                               \
      return 0;                                                               \
    if (n % often == 0)                                                       \
      return ping (n - 1) + 1;                                                \
    return step (n - 1);                                                      \
  }

PAIR (ping, pong, step, 1000000)
PAIR (ping_too, pong_too, step_too, 1000000)

int
main (void)
{
  printf ("%u\n", ping (input));
  printf ("%u\n", ping_too (input));
  return 0;
}

/* { dg-final { mergefn-keeps-apart ping pong } } */
/* { dg-final { mergefn-folds ping_too ping } } */
/* { dg-final { mergefn-folds pong_too pong } } */
