/* A variadic argument is aligned by its type's main variant: an aligned enumeration is one, a typedef of long is not.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdarg.h>
#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

enum class alignas (16) Number : long { none };
typedef long AlignedLong __attribute__ ((aligned (16)));

#define SUM(name, Type)                                                       \
  NOINLINE static long name (long n, ...)                                     \
  {                                                                           \
    va_list list;                                                             \
    va_start (list, n);                                                       \
    long sum = 0;                                                             \
    for (long i = 0; i < n; i++)                                              \
      sum = sum * 10 + long (va_arg (list, Type));                            \
    va_end (list);                                                            \
    return sum;                                                               \
  }

SUM (sum_numbers, Number)
SUM (sum_longs, AlignedLong)

#define NINE(T) T (1), T (2), T (3), T (4), T (5), T (6), T (7), T (8), T (9)

int
main ()
{
  printf ("%ld ", sum_numbers (9, NINE (Number)));
  printf ("%ld\n", sum_longs (9, NINE (AlignedLong)));
}
