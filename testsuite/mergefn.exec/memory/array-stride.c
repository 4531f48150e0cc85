/* A variable index counts elements: of another size, or from another lower
   bound or base offset, it is another address.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fno-strict-aliasing" } */

#include <stdio.h>

#include "../../include/test.h"

struct two { int a, b; };
struct two_again { int x, y; };
struct three { int a, b, c; };

#define FUNCTION(name, type, member)                                          \
  static NOINLINE int name (void *where, int n)                               \
  {                                                                           \
    struct type (*p)[4] = where;                                              \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + p[0][i].member + p[1][n - i].member;                    \
    return sum;                                                               \
  }

FUNCTION (stride_8, two, a)
FUNCTION (stride_8_again, two_again, x)
FUNCTION (stride_8_offset, two, b)
FUNCTION (stride_12, three, a)

int
main (void)
{
  int memory[32];
  for (int i = 0; i < 32; i++)
    memory[i] = i * i * 5;
  printf ("%d\n", stride_8 (memory, input));
  printf ("%d\n", stride_8_again (memory, input));
  printf ("%d\n", stride_8_offset (memory, input));
  printf ("%d\n", stride_12 (memory, input));
  return 0;
}

/* { dg-final { mergefn-folds stride_8_again stride_8 } } */
/* { dg-final { mergefn-keeps-apart stride_8 stride_8_offset } } */
/* { dg-final { mergefn-keeps-apart stride_8 stride_12 } } */
