/* Division, remainder, comparison, right shift, maximum and the upper half of a
   product depend on the sign of their operands' type.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define INPUT 4
#include "../../include/test.h"

#define FUNCTION(name, type, wide_type, expression)                           \
  static NOINLINE void name (void *where, int n)                              \
  {                                                                           \
    typedef wide_type wide;                                                   \
    type *p = where;                                                          \
    for (int i = 0; i + 1 < n; i++)                                           \
      {                                                                       \
        type a = p[i], b = p[i + 1];                                          \
        p[i] = (type) (expression);                                           \
      }                                                                       \
  }
#define THREE(name, expression)                                               \
  FUNCTION (name##_signed, int, long, expression)                             \
  FUNCTION (name##_signed_again, int, long, expression)                       \
  FUNCTION (name##_unsigned, unsigned, unsigned long, expression)

THREE (divide, b ? a / b : a)
THREE (modulo, b ? a % b : a)
THREE (compare, a < b)
THREE (shift, a >> (b & 31))
THREE (maximum, a > b ? a : b)
THREE (upper, ((wide) a * b) >> 32)

int
main (void)
{
#define F(name) name##_signed, name##_signed_again, name##_unsigned
  void (*volatile functions[]) (void *, int)
      = { F (divide), F (modulo), F (compare),
          F (shift),  F (maximum), F (upper) };
  for (int f = 0; f < 18; f++)
    {
      int numbers[6];
      for (int i = 0; i < 6; i++)
        numbers[i] = (input - i) * -987654321;
      functions[f](numbers, input + 2);
      for (int i = 0; i < 5; i++)
        printf ("%d ", numbers[i]);
      printf ("\n");
    }
  return 0;
}

/* { dg-final { mergefn-folds divide_signed_again divide_signed } } */
/* { dg-final { mergefn-folds modulo_signed_again modulo_signed } } */
/* { dg-final { mergefn-folds compare_signed_again compare_signed } } */
/* { dg-final { mergefn-folds shift_signed_again shift_signed } } */
/* { dg-final { mergefn-folds maximum_signed_again maximum_signed } } */
/* { dg-final { mergefn-folds upper_signed_again upper_signed } } */
/* { dg-final { mergefn-keeps-apart *_signed *_unsigned } } */
/* { dg-final { mergefn-count-merges 6 } } */
