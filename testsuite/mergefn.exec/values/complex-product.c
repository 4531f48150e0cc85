/* x * y is y * x for numbers.  For complex ones it is made of sums of products
   later, and of these one is fused with the sum: which, depends on the order.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"
#include "fused-aux.h"

#define PRODUCT(name, type, product)                                          \
  static NOINLINE FUSED type name (type x, type y) { return product; }

PRODUCT (a_complex, _Complex double, x * y)
PRODUCT (b_complex, _Complex double, y * x)
PRODUCT (c_complex, _Complex double, y * x)
PRODUCT (a_real, double, x * y + 1)
PRODUCT (b_real, double, y * x + 1)

int
main (void)
{
  _Complex double a = 1.1 + 3.3i, b = 0.7 - 0.9i;
  int differ = 0;
  double sum = 0;
  if (!HAS_FUSED)
    return 0;
  for (int i = 1; i < 100; i++)
    {
      _Complex double p = a / i + b, q = b * i - a;
      _Complex double r = a_complex (p, q), t = b_complex (p, q), u = c_complex (p, q);
      differ += __imag r != __imag t;
      differ += 1000 * (__imag u != __imag t);
      sum += a_real (__real p, __real q) - b_real (__imag p, __imag q);
    }
  printf ("%d %a\n", differ, sum);
  return 0;
}

/* { dg-final { mergefn-keeps-apart b_complex a_complex } } */
/* { dg-final { mergefn-folds c_complex b_complex } } */
/* { dg-final { mergefn-folds b_real a_real } } */
