/* x << 3 and x * 8 are the same where arithmetic wraps.  Where it does not, the
   shift may lose bits and the product may not.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-args "facts=keep" } */
/* { dg-options "-O2 -fno-early-inlining" } */

#include <stdio.h>

#define INPUT 0x12345678
#include "../../include/test.h"

#define HELPERS(type)                                                         \
  static inline type shift_##type (type x, int n) { return x << n; }          \
  static inline type times_##type (type x, type y) { return x * y; }          \
  static inline type by_##type (type x, type y) { return x / y; }
HELPERS (unsigned)
HELPERS (int)

#define FUNCTION(name, type, operation, operand)                              \
  static NOINLINE void name (void *where, int n)                              \
  {                                                                           \
    type *p = where;                                                          \
    for (int i = 0; i < n; i++)                                               \
      p[i] = by_##type (operation##_##type (p[i], operand), 8);               \
  }

FUNCTION (unsigned_shift, unsigned, shift, 3)
FUNCTION (unsigned_times, unsigned, times, 8)
FUNCTION (unsigned_times_4, unsigned, times, 4)
FUNCTION (signed_shift, int, shift, 3)
FUNCTION (signed_times, int, times, 8)

int
main (void)
{
  void (*volatile functions[]) (void *, int)
      = { unsigned_shift, unsigned_times, unsigned_times_4, signed_shift };
  int safe[2] = { input >> 8, -(input >> 8) };
  for (int f = 0; f < 4; f++)
    {
      unsigned numbers[2] = { input, input * 13u };
      functions[f](numbers, 2);
      printf ("%x %x\n", numbers[0], numbers[1]);
    }
  signed_times (safe, 2);
  printf ("%x %x\n", safe[0], safe[1]);
  return 0;
}

/* { dg-final { mergefn-folds unsigned_times unsigned_shift } } */
/* { dg-final { mergefn-keeps-apart unsigned_times_4 unsigned_shift } } */
/* { dg-final { mergefn-keeps-apart signed_times signed_shift } } */
