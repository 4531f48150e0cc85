/* A local array of another size is another array, even if only its address is
   passed on: the callee writes to all of it.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

NOINLINE int
fill (void *where, int size, int value)
{
  unsigned char *p = where;
  int sum = 0;
  for (int i = 0; i < size; i++)
    sum = sum * 3 + (p[i] = value + i);
  return sum;
}

#define FUNCTION(name, type)                                                  \
  static NOINLINE int name (int n, int size)                                  \
  {                                                                           \
    type buffer;                                                              \
    int guard[4] = { n, n, n, n }, sum = 0;                                   \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        sum = sum * 3 + fill (&buffer, size, i);                              \
        sum = sum * 3 + fill (guard, 4, i);                                   \
      }                                                                       \
    return sum ^ guard[3];                                                    \
  }

typedef char small[32];
typedef char large[4096];
typedef char small_too[32];

FUNCTION (with_small, small)
FUNCTION (with_small_too, small_too)
FUNCTION (with_large, large)

int
main (void)
{
  printf ("%d\n", with_small (input, input * 10));
  printf ("%d\n", with_small_too (input, input * 10));
  printf ("%d\n", with_large (input, input * 1300));
  return 0;
}

/* { dg-final { mergefn-folds with_small_too with_small removed } } */
/* { dg-final { mergefn-keeps-apart with_small with_large } } */
