/* An internal function such as .ADD_OVERFLOW tells the width of its result by
   the type of its left side only.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define INPUT 2000000000
#include "../../include/test.h"

#define FUNCTION(name, builtin, type)                                         \
  static NOINLINE int name (const int *p, int n)                              \
  {                                                                           \
    int overflows = 0;                                                        \
    for (int i = 0; i + 1 < n; i++)                                           \
      {                                                                       \
        type result;                                                          \
        overflows = overflows * 2 + builtin (p[i], p[i + 1], &result);        \
      }                                                                       \
    return overflows;                                                         \
  }

FUNCTION (add_int, __builtin_add_overflow, int)
FUNCTION (add_int_again, __builtin_add_overflow, int)
FUNCTION (add_unsigned, __builtin_add_overflow, unsigned)
FUNCTION (add_short, __builtin_add_overflow, short)
FUNCTION (add_char, __builtin_add_overflow, signed char)
FUNCTION (subtract_int, __builtin_sub_overflow, int)
FUNCTION (multiply_int, __builtin_mul_overflow, int)

int
main (void)
{
  int numbers[6] = { input, input - 1, -5, 300, 100, -100 };
  printf ("%x\n", add_int (numbers, 6));
  printf ("%x\n", add_int_again (numbers, 6));
  printf ("%x\n", add_unsigned (numbers, 6));
  printf ("%x\n", add_short (numbers, 6));
  printf ("%x\n", add_char (numbers, 6));
  printf ("%x\n", subtract_int (numbers, 6));
  printf ("%x\n", multiply_int (numbers, 6));
  return 0;
}

/* { dg-final { mergefn-folds add_int_again add_int removed } } */
/* { dg-final { mergefn-keeps-apart add_int add_unsigned } } */
/* { dg-final { mergefn-keeps-apart add_int add_short } } */
/* { dg-final { mergefn-keeps-apart add_short add_char } } */
/* { dg-final { mergefn-keeps-apart add_int subtract_int } } */
/* { dg-final { mergefn-keeps-apart add_int multiply_int } } */
/* { dg-final { mergefn-count-merges 1 } } */
