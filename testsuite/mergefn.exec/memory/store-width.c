/* A store of the same constant with another width, or of the same value
   through another type of the same width, with all else equal.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fno-strict-aliasing" } */

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

#define FUNCTION(name, type, value)                                           \
  static NOINLINE void name (char *p, int n)                                  \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      *(type *) (p + i * 8) = value;                                          \
  }

FUNCTION (store_8, signed char, -1)
FUNCTION (store_8_again, signed char, -1)
FUNCTION (store_16, short, -1)
FUNCTION (store_32, int, -1)
FUNCTION (store_64, long long, -1)
FUNCTION (store_float, float, -1)
FUNCTION (store_double, double, -1)

int
main (void)
{
  void (*volatile functions[]) (char *, int)
      = { store_8,  store_8_again, store_16,    store_32,
          store_64, store_float,   store_double };
  for (int f = 0; f < 7; f++)
    {
      char memory[64] __attribute__ ((aligned (16)));
      memset (memory, 0x55, sizeof memory);
      functions[f](memory, input);
      for (int i = 0; i < 24; i++)
        printf ("%02x", memory[i] & 255);
      printf ("\n");
    }
  return 0;
}

/* { dg-final { mergefn-folds store_8_again store_8 } } */
/* { dg-final { mergefn-count-merges 1 } } */
