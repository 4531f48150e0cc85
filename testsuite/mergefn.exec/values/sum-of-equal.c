/* A sum of two equal numbers is a product to GCC, which it fuses with the next sum.  Late, GCC finds the two numbers equal
   in one function, and not in the other: their comparisons have other types.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-* } */
/* { dg-options "-O2 -mfma" } */

#include <stdio.h>

#define INPUT 16
#include "../../include/test.h"

static int verbose; /* Nothing ever sets it.  */
static volatile unsigned sink;

#define SUM(name, one)                                                        \
  NOINLINE double name (const double *t, int a, unsigned b, int c, double z)  \
  {                                                                           \
    int d = a, e = b;                                                         \
    unsigned u = a;                                                           \
    sink = u / 3;                                                             \
    sink = e / 3;                                                             \
    if (verbose)                                                              \
      d = c;                                                                  \
    _Bool x = one, y = (d < (int)b) | (d > (int)b);                           \
    double p = t[x], q = t[y];                                                \
    return (p + q) - z;                                                       \
  }
SUM (sum_signed, a != (int)b)
SUM (sum_unsigned, (unsigned)a != b)
SUM (sum_unsigned_too, (unsigned)a != b)

static const double t[2] = { 1e308, 1.1e308 };

int
main (void)
{
  if (!__builtin_cpu_supports ("fma"))
    return 0;
  double z = 1.5e308 + (input - INPUT);
  printf ("%g %g\n", sum_unsigned (t, input, input + 1, input, z), sum_unsigned (t, input, input, input, z));
  printf ("%g\n", sum_unsigned_too (t, input, input + 1, input, z));
  printf ("%g\n", sum_signed (t, input, input + 1, input, z));
  return 0;
}

/* { dg-final { mergefn-keeps-apart sum_unsigned sum_signed } } */
/* { dg-final { mergefn-folds sum_unsigned_too sum_unsigned } } */
