/* A load that is widened with zeros and one that is widened with the sign, a
   conversion to float from a signed or an unsigned integer, and narrowing to
   different widths.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define INPUT 4
#include "../../include/test.h"

#define FUNCTION(name, from, via, to)                                         \
  static NOINLINE to name (const void *where, int n)                          \
  {                                                                           \
    const from *p = where;                                                    \
    to sum = 0;                                                               \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + (to) (via) p[i];                                        \
    return sum;                                                               \
  }

FUNCTION (widen_signed, signed char, int, long)
FUNCTION (widen_signed_again, signed char, int, long)
FUNCTION (widen_unsigned, unsigned char, int, long)
FUNCTION (float_signed, int, int, double)
FUNCTION (float_signed_again, int, int, double)
FUNCTION (float_unsigned, unsigned, unsigned, double)
FUNCTION (narrow_16, int, short, long)
FUNCTION (narrow_8, int, signed char, long)
FUNCTION (narrow_unsigned, int, unsigned short, long)

int
main (void)
{
  int numbers[4];
  for (int i = 0; i < 4; i++)
    numbers[i] = input * -0x12345 + i * 0x8080;
  printf ("%ld\n", widen_signed (numbers, input));
  printf ("%ld\n", widen_signed_again (numbers, input));
  printf ("%ld\n", widen_unsigned (numbers, input));
  printf ("%g\n", float_signed (numbers, input));
  printf ("%g\n", float_signed_again (numbers, input));
  printf ("%g\n", float_unsigned (numbers, input));
  printf ("%ld\n", narrow_16 (numbers, input));
  printf ("%ld\n", narrow_8 (numbers, input));
  printf ("%ld\n", narrow_unsigned (numbers, input));
  return 0;
}

/* { dg-final { mergefn-folds widen_signed_again widen_signed } } */
/* { dg-final { mergefn-folds float_signed_again float_signed } } */
/* { dg-final { mergefn-keeps-apart widen_signed widen_unsigned } } */
/* { dg-final { mergefn-keeps-apart float_signed float_unsigned } } */
/* { dg-final { mergefn-keeps-apart narrow_16 narrow_8 } } */
/* { dg-final { mergefn-keeps-apart narrow_16 narrow_unsigned } } */
/* { dg-final { mergefn-count-merges 2 } } */
