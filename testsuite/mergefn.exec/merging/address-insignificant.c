/* Addresses of two functions that the program keeps stay different, unless the source says of one of them that nobody
   compares its address.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

#define INSIGNIFICANT __attribute__ ((mergefn_address_insignificant))

#define FUNCTION(name, factor)                                                \
  NOINLINE int name (int n)                                                   \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * factor + i;                                                 \
    return sum;                                                               \
  }

typedef int (*function) (int);

FUNCTION (first, 7)
FUNCTION (second, 7)
INSIGNIFICANT FUNCTION (third, 9)
FUNCTION (third_too, 9)
FUNCTION (fourth, 11)
int fourth_too (int) INSIGNIFICANT;
FUNCTION (fourth_too, 11)

static function volatile table[]
    = { first, second, third, third_too, fourth, fourth_too };

int
main (void)
{
  printf ("%d\n", table[input & 1] == table[!(input & 1)]);
  for (int i = 0; i < 6; i++)
    printf ("%d\n", table[i](input));
  return 0;
}

/* { dg-final { mergefn-folds second first thunk } } */
/* { dg-final { mergefn-folds third_too third alias } } */
/* { dg-final { mergefn-folds fourth_too fourth alias } } */
