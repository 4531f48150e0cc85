/* A function calls itself directly, and may do so through an address.  GCC makes a loop of the direct calls, with a sum
   and a product of its own.  Later the two are fused, and no loop is possible any more: the stack would overflow.
   So two such functions do not fold.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-* } */
/* { dg-options "-O2 -ffast-math -mfma" } */

#include <stdio.h>

#define INPUT 10
#include "../../include/test.h"

/* Nothing ever sets it.  GCC finds that out after early tail recursion.  */
static int verbose;
static double (*volatile hook) (unsigned, double, double);

#define STEP(name)                                                            \
  NOINLINE static double name (unsigned n, double x, double y)                \
  {                                                                           \
    if (n == 0)                                                               \
      return 1;                                                               \
    double r = name (n - 1, x, y);                                            \
    if (verbose)                                                              \
      hook (n, x, y);                                                         \
    return r * x + y;                                                         \
  }

STEP (one)
STEP (two)

int
main (void)
{
  if (!__builtin_cpu_supports ("fma"))
    return 0;
  printf ("%f\n", one (input * 1000000, input - 9, input - 8));
  printf ("%f\n", two (input * 1000000, input - 9, input - 8));
  return 0;
}

/* { dg-final { mergefn-keeps-apart two one } } */
