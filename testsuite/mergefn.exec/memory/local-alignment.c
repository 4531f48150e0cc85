/* The alignment that a local variable was declared with holds in the function
   that keeps it, whatever its type.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdint.h>
#include <stdio.h>

#include "../../include/test.h"

NOINLINE int
misaligned (void *where, int n)
{
  *(char *) where = n;
  return (uintptr_t) where % 128 != 0;
}

#define FUNCTION(name, alignment)                                             \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    char buffer[48] __attribute__ ((aligned (alignment)));                    \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + misaligned (buffer, i);                                 \
    return sum;                                                               \
  }

FUNCTION (plain, 8)
FUNCTION (aligned_a, 128)
FUNCTION (aligned_b, 128)

/* The frame is moved about, so that luck does not help.  */
static NOINLINE int
deeper (int (*function) (int), int n)
{
  volatile char frame[n * 8 + 1];
  frame[n] = n;
  return n ? function (input) | deeper (function, n - 1) : function (input);
}

int
main (void)
{
  deeper (plain, 32);
  printf ("%d\n", deeper (aligned_a, 32));
  printf ("%d\n", deeper (aligned_b, 32));
  return 0;
}

/* { dg-final { mergefn-folds aligned_b aligned_a } } */
/* { dg-final { mergefn-keeps-apart plain aligned_a } } */
