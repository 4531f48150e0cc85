/* A function that was inlined into some callers and is called by others exists
   once as a function and several times as a part of one.  Only the first is
   folded, and the callers into which it went are compared with it inside.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

#define STEP(name, factor)                                                    \
  static inline __attribute__ ((always_inline)) int name##_body (int n)       \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * factor + i;                                                 \
    return sum;                                                               \
  }                                                                           \
  static int name (int n)                                                     \
  {                                                                           \
    return name##_body (n);                                                   \
  }                                                                           \
  static NOINLINE int through_##name (int n)                                  \
  {                                                                           \
    return name##_body (n + 1) * 5 + name##_body (n);                         \
  }

STEP (first, 7)
STEP (second, 7)
STEP (third, 11)

int (*volatile functions[]) (int)
    = { first, second, third, through_first, through_second, through_third };

int
main (void)
{
  for (int f = 0; f < 6; f++)
    printf ("%d ", functions[f](input));
  printf ("%d %d %d\n", first (input), second (input), third (input));
  return 0;
}

/* { dg-final { mergefn-folds second first } } */
/* { dg-final { mergefn-folds through_second through_first } } */
/* { dg-final { mergefn-keeps-apart first third } } */
/* { dg-final { mergefn-keeps-apart first through_first } } */
/* { dg-final { mergefn-keeps-apart through_first through_third } } */
