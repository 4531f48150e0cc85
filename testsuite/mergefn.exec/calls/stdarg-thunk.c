/* A variadic function cannot be a thunk: nobody knows what to hand on.  Public
   ones stay apart, or become aliases where addresses do not matter.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdarg.h>
#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name)                                                        \
  NOINLINE double name (int n, ...)                                           \
  {                                                                           \
    va_list list;                                                             \
    double sum = 0;                                                           \
    va_start (list, n);                                                       \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + va_arg (list, double) + va_arg (list, int);             \
    va_end (list);                                                            \
    return sum;                                                               \
  }

FUNCTION (sum_a)
FUNCTION (sum_b)

double (*volatile functions[]) (int, ...) = { sum_a, sum_b };

int
main (void)
{
  for (int f = 0; f < 2; f++)
    printf ("%g\n", functions[f](input, 1.5, 1, 2.5, 2, 3.5, 3));
  printf ("%d\n", functions[0] == functions[1]);
  return 0;
}

/* { dg-final { mergefn-refuses sum_b sum_a stdarg } } */
