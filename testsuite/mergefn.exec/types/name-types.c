/* GCC's checks want a value to be of its variable's type, also where weakening
   took restrict away.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fchecking" } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

struct ints { int *x; };
struct longs { long *y; };

/* Parameters that are changed, and locals.  */
#define SUM(name, type, item)                                                 \
  NOINLINE long name (struct type *restrict p, int n)                         \
  {                                                                           \
    long sum = 0;                                                             \
    while (n--)                                                               \
      {                                                                       \
        sum += *(int *) (p++)->item;                                          \
        sum *= 3;                                                             \
      }                                                                       \
    return sum;                                                               \
  }

SUM (a_sum, ints, x)
SUM (b_sum, longs, y)

int *from, *to, buffer[9];

#define COPY(name, qualifier)                                                 \
  NOINLINE int name (int n)                                                   \
  {                                                                           \
    int *qualifier p = to;                                                    \
    int *qualifier q = from;                                                  \
    int sum = 0;                                                              \
    do                                                                        \
      {                                                                       \
        *p++ = 3 + sum;                                                       \
        sum += *q++ * 5;                                                      \
      }                                                                       \
    while (--n);                                                              \
    return sum;                                                               \
  }

COPY (a_copy, restrict)
COPY (b_copy, )

int
main (void)
{
  int value = 3;
  struct ints a[2] = { { &value }, { &value } };
  struct longs b[2] = { { (long *) &value }, { (long *) &value } };
  to = buffer;
  from = buffer + 4;
  printf ("%ld %ld\n", a_sum (a, 2), b_sum (b, 2));
  printf ("%d ", a_copy (3));
  from = buffer;
  printf ("%d\n", b_copy (3));
  return 0;
}

/* { dg-final { mergefn-folds b_sum a_sum } } */
/* { dg-final { mergefn-folds b_copy a_copy } } */
