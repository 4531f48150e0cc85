/* x * y is y * x for numbers.  For complex ones it is made of sums of products later, and of these one is fused with the
   sum.  Which one, depends on the order that the operands have by then.  GCC chooses it by the names of values, also where
   one operand is the result of an inlined function.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-* aarch64*-*-*" } */
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
/* Too large for GCC's early inliner.  */
#define FACTOR(x) (((((x)-1.1) * 1.3 + 0.4) * 0.7 - 0.9) * 1.9 + 0.2)
static inline FUSED _Complex double
factor (_Complex double x)
{
  return FACTOR (x);
}
PRODUCT (a_inlined, _Complex double, FACTOR (x) * (y + 1.5))
PRODUCT (b_inlined, _Complex double, factor (x) * (y + 1.5))
#define EXACT __attribute__ ((optimize ("fp-contract=off")))
static NOINLINE EXACT _Complex double a_exact (_Complex double x, _Complex double y) { return x * y; }
static NOINLINE EXACT _Complex double b_exact (_Complex double x, _Complex double y) { return x * y; }
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
      differ += 100000 * (__imag a_inlined (p, q) != __imag b_inlined (p, q));
      sum += __imag a_exact (p, q) - __real b_exact (p, q);
      sum += a_real (__real p, __real q) - b_real (__imag p, __imag q);
    }
  printf ("%d %a\n", differ, sum);
  return 0;
}

/* { dg-final { mergefn-keeps-apart b_complex a_complex } } */
/* { dg-final { mergefn-keeps-apart c_complex b_complex } } */
/* { dg-final { mergefn-keeps-apart b_inlined a_inlined } } */
/* { dg-final { mergefn-folds b_exact a_exact } } */
/* { dg-final { mergefn-folds b_real a_real } } */
