/* The payload of a NaN is carried through: functions that return NaNs with
   different payloads, in all the floating types, are different.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

#define FUNCTION(name, type, constant)                                        \
  static NOINLINE type name (const type *p, int n)                            \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      if (p[i] < 0)                                                           \
        return constant;                                                      \
    return p[0];                                                              \
  }

FUNCTION (float_a, float, __builtin_nanf ("1"))
FUNCTION (float_a_again, float, __builtin_nanf ("1"))
FUNCTION (float_b, float, __builtin_nanf ("2"))
FUNCTION (double_a, double, __builtin_nan ("1"))
FUNCTION (double_b, double, __builtin_nan ("2"))
FUNCTION (long_a, long double, __builtin_nanl ("1"))
FUNCTION (long_b, long double, __builtin_nanl ("2"))
FUNCTION (quad_a, __float128, __builtin_nanf128 ("1"))
FUNCTION (quad_b, __float128, __builtin_nanf128 ("2"))

#define PRINT(name, type)                                                     \
  do                                                                          \
    {                                                                         \
      type numbers[] = { input, -input }, result;                             \
      unsigned long bits[2] = { 0, 0 };                                       \
      result = name (numbers, input - 1);                                     \
      memcpy (bits, &result, sizeof result == 16 ? 10 : sizeof result);       \
      printf ("%lx %lx\n", bits[0], bits[1]);                                 \
    }                                                                         \
  while (0)

int
main (void)
{
  PRINT (float_a, float);
  PRINT (float_a_again, float);
  PRINT (float_b, float);
  PRINT (double_a, double);
  PRINT (double_b, double);
  PRINT (long_a, long double);
  PRINT (long_b, long double);
  PRINT (quad_a, __float128);
  PRINT (quad_b, __float128);
  return 0;
}

/* { dg-final { mergefn-folds float_a_again float_a } } */
/* { dg-final { mergefn-keeps-apart float_a float_b } } */
/* { dg-final { mergefn-keeps-apart double_a double_b } } */
/* { dg-final { mergefn-keeps-apart long_a long_b } } */
/* { dg-final { mergefn-keeps-apart quad_a quad_b } } */
