/* Variadic functions whose addresses do not matter become aliases.  LLVM:
   varargs only by alias.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-args "address=all" } */

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
  return 0;
}

/* { dg-final { mergefn-folds sum_b sum_a alias } } */
