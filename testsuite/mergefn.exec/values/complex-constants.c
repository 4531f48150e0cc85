/* Both parts of a complex constant count, and which part is taken out of a
   complex value.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <complex.h>
#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name, constant)                                              \
  static NOINLINE double complex name (const double complex *p, int n)        \
  {                                                                           \
    double complex sum = 0;                                                   \
    for (int i = 0; i < n; i++)                                               \
      if (creal (p[i]) > i)                                                   \
        sum = p[i] + sum;                                                     \
      else                                                                    \
        sum = constant;                                                       \
    return sum;                                                               \
  }

FUNCTION (plain, CMPLX (1.0, 2.0))
FUNCTION (plain_again, CMPLX (1.0, 2.0))
FUNCTION (exchanged, CMPLX (2.0, 1.0))
FUNCTION (other_imaginary, CMPLX (1.0, 3.0))
FUNCTION (negative_zero, CMPLX (1.0, -0.0))
FUNCTION (zero, CMPLX (1.0, 0.0))

#define PART(name, function)                                                  \
  static NOINLINE double name (const double complex *p, int n)                \
  {                                                                           \
    double sum = 0;                                                           \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + function (p[i]);                                        \
    return sum;                                                               \
  }

PART (real_part, creal)
PART (real_part_again, creal)
PART (imaginary_part, cimag)

int
main (void)
{
  double complex (*volatile functions[]) (const double complex *, int)
      = { plain,           plain_again,   exchanged,
          other_imaginary, negative_zero, zero };
  double complex numbers[3] = { input, 2 * I, 1 };
  for (int f = 0; f < 6; f++)
    {
      double complex result = functions[f](numbers, input);
      printf ("%g %g\n", creal (result), cimag (result));
    }
  printf ("%g ", real_part (numbers, input));
  printf ("%g ", real_part_again (numbers, input));
  printf ("%g\n", imaginary_part (numbers, input));
  return 0;
}

/* { dg-final { mergefn-folds plain_again plain } } */
/* { dg-final { mergefn-folds real_part_again real_part } } */
/* { dg-final { mergefn-count-merges 2 } } */
