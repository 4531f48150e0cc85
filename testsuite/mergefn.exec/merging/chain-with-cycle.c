/* Callers of cycles fold after the cycles, cycles after the leaves that they
   call, and a caller of a public function, which keeps its name, folds as well.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fvisibility=hidden" } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 7
#include "../../include/test.h"

#define FUNCTION(linkage, name, callee, other, step)                          \
  linkage NOINLINE int name (int n)                                           \
  {                                                                           \
    int sum = step;                                                           \
    for (int i = 1; i < n; i++)                                               \
      sum = sum * 5 + callee (n - i) + other (i - 1);                         \
    return sum;                                                               \
  }

#define LEAF(name)                                                            \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + i;                                                      \
    return sum;                                                               \
  }

#define FAMILY(x)                                                             \
  static int pong_##x (int);                                                  \
  static int leaf_##x (int);                                                  \
  int public_##x (int);                                                       \
  static int ping_##x (int);                                                  \
  FUNCTION (static, caller_##x, ping_##x, public_##x, 1)                      \
  FUNCTION (static, ping_##x, pong_##x, leaf_##x, 2)                          \
  FUNCTION (static, pong_##x, ping_##x, leaf_##x, 3)                          \
  FUNCTION (extern, public_##x, leaf_##x, leaf_##x, 4)                        \
  LEAF (leaf_##x)

FAMILY (a)
FAMILY (b)

int
main (void)
{
  printf ("%d ", caller_a (input));
  printf ("%d\n", caller_b (input));
  return 0;
}

/* { dg-final { mergefn-folds leaf_b leaf_a removed } } */
/* { dg-final { mergefn-folds public_b public_a } } */
/* { dg-final { mergefn-folds ping_b ping_a removed } } */
/* { dg-final { mergefn-folds pong_b pong_a removed } } */
/* { dg-final { mergefn-folds caller_b caller_a removed } } */
