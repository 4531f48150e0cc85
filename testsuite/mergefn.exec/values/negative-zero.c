/* 0.0 and -0.0 are equal numbers and different constants; so are NaNs with
   other payloads, or signs.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

#define FUNCTION(name, type, constant)                                        \
  static NOINLINE void name (void *where, int n)                              \
  {                                                                           \
    type *p = where;                                                          \
    for (int i = 0; i < n; i++)                                               \
      p[i] = constant;                                                        \
  }

FUNCTION (zero, double, 0.0)
FUNCTION (zero_again, double, 0.0)
FUNCTION (negative_zero, double, -0.0)
FUNCTION (quiet, double, __builtin_nan (""))
FUNCTION (quiet_again, double, __builtin_nan (""))
FUNCTION (quiet_payload, double, __builtin_nan ("0x123"))
FUNCTION (quiet_negative, double, -__builtin_nan (""))
FUNCTION (signalling, double, __builtin_nans (""))
FUNCTION (infinite, double, __builtin_inf ())
FUNCTION (one, double, 1.0)
FUNCTION (above_one, double, 1.0000000000000002)

int
main (void)
{
  void (*volatile functions[]) (void *, int)
      = { zero,          zero_again,     negative_zero, quiet,
          quiet_again,   quiet_payload,  quiet_negative, signalling,
          infinite,      one,            above_one };
  for (int f = 0; f < 11; f++)
    {
      unsigned long bits[4];
      functions[f](bits, input);
      printf ("%016lx\n", bits[input - 1]);
    }
  return 0;
}

/* { dg-final { mergefn-folds zero_again zero } } */
/* { dg-final { mergefn-folds quiet_again quiet } } */
/* { dg-final { mergefn-count-merges 2 } } */
