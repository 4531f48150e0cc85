/* a + b is b + a for numbers.  Vectorising puts two products in the order of their sum's operands, and fuses one with the
   sum.  So the order decides the last bit.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>
#include <string.h>

#define NO_INPUT
#include "../../include/test.h"
#include "fused-aux.h"

static inline FUSED double
product (double a, double b)
{
  return a * b;
}

/* An inlined product comes later for GCC, and so second.  */
#define SUMS(name, first)                                                                          \
  NOINLINE FUSED void name (double *restrict r, const double *restrict x, double k, double l)      \
  {                                                                                                \
    for (int i = 0; i < 64; i += 2)                                                                \
      {                                                                                            \
        r[i] = first (x[i], k) + x[i] * l;                                                         \
        r[i + 1] = first (x[i + 1], k) + x[i + 1] * l;                                             \
      }                                                                                            \
  }
#define TIMES(a, b) ((a) * (b))
SUMS (a_sums, TIMES)
SUMS (b_sums, product)
SUMS (c_sums, product)

static unsigned long
mixed (const double *r)
{
  unsigned long h = 0, v;
  for (int i = 0; i < 64; i++)
    {
      memcpy (&v, &r[i], sizeof v);
      h = h * 31 + v;
    }
  return h;
}

int
main (void)
{
  double x[64], r[64], s[64], t[64];
  if (!HAS_FUSED)
    return 0;
  for (int i = 0; i < 64; i++)
    x[i] = 1.0 / (i + 3);
  a_sums (r, x, 1.1, 3.3);
  b_sums (s, x, 1.1, 3.3);
  c_sums (t, x, 1.1, 3.3);
  printf ("%lx %lx %lx\n", mixed (r), mixed (s), mixed (t));
  return 0;
}

/* { dg-final { mergefn-folds c_sums b_sums } } */
