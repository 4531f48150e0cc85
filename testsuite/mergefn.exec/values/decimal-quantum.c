/* 1.0DD and 1.00DD are equal decimal numbers with different exponents, which
   later results show.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

#define FUNCTION(name, constant)                                              \
  static NOINLINE void name (_Decimal64 *p, int n)                            \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      p[i] = constant;                                                        \
  }

FUNCTION (tenths, 1.0DD)
FUNCTION (tenths_again, 1.0DD)
FUNCTION (hundredths, 1.00DD)
FUNCTION (other, 1.1DD)

int
main (void)
{
  void (*volatile functions[]) (_Decimal64 *, int)
      = { tenths, tenths_again, hundredths, other };
  for (int f = 0; f < 4; f++)
    {
      _Decimal64 numbers[3];
      unsigned long bits;
      functions[f](numbers, input);
      memcpy (&bits, numbers, sizeof bits);
      printf ("%lx\n", bits);
    }
  return 0;
}

/* { dg-final { mergefn-folds tenths_again tenths } } */
/* { dg-final { mergefn-keeps-apart tenths hundredths } } */
/* { dg-final { mergefn-count-merges 1 } } */
