/* With -mfpmath=387 GCC fuses products of vectors with sums, though it fuses none of plain numbers.  Which of two products it
   fuses decides the last bit, and PRE, which leaves folded functions alone, would choose another.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-* } */
/* { dg-options "-O2 -mfma -mfpmath=387" } */

#include <stdio.h>

#define INPUT 5
#include "../../include/test.h"

typedef double pair __attribute__ ((vector_size (16)));

#define TWO(name, type)                                                       \
  NOINLINE void name (pair *out, pair *in, type c)                            \
  {                                                                           \
    pair half = { 0.5, 0.5 }, a = in[0], b = in[1], x = in[2];                \
    if (c)                                                                    \
      out[0] = x * half;                                                      \
    else                                                                      \
      out[1] = a;                                                             \
    out[2] = x * half + a * b;                                                \
  }
TWO (two_int, int)
TWO (two_unsigned, unsigned)

#define ONE(name, type)                                                       \
  NOINLINE void name (pair *out, pair *in, type c)                            \
  {                                                                           \
    out[1] = in[0] * in[1] - in[2];                                           \
  }
ONE (one_int, int)
ONE (one_unsigned, unsigned)

int
main (void)
{
  if (!__builtin_cpu_supports ("fma"))
    return 0;
  pair in[3] = { { (input - 4) / 3.0 }, { 3.0 }, { -2.0 } }, out[3], other[3];
  two_int (out, in, input);
  two_unsigned (other, in, input);
  printf ("%d %d\n", out[2][0] == 0, other[2][0] == 0);
  one_int (out, in, input);
  one_unsigned (other, in, input);
  printf ("%d\n", out[1][0] == other[1][0]);
  return 0;
}

/* { dg-final { mergefn-keeps-apart two_int two_unsigned } } */
/* { dg-final { mergefn-folds one_unsigned one_int } } */
