/* A function that folding does not touch may have other products that are fused with sums than before: if two calls became
   one, or if PRE left the function alone.  A single product leaves a choice, too, if GCC may find its other use dead, or
   may make a product of a quotient or a sum.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-* } */
/* { dg-options "-O2 -mfma" } */

#include <stdio.h>

#include "../../include/test.h"

static volatile double third = 1.0 / 3;
static volatile int zero;
double out;

#define CALLED(name)                                                          \
  NOINLINE static double name (double x)                                      \
  {                                                                           \
    double r = x + 1;                                                         \
    if (x > 3)                                                                \
      r = r / 7 + x / 3;                                                      \
    if (r > 5)                                                                \
      r -= x / 9;                                                             \
    return r;                                                                 \
  }
CALLED (called)
CALLED (same_called)

NOINLINE static double
calls_both (double x)
{
  double a = called (x), b = same_called (x);
  return a * a - b * b;
}

/* The sum is a product once the two results are one, and fused with the next sum.  */
NOINLINE static double
sums_both (double x, double z)
{
  return (called (x) + same_called (x)) - z;
}

#define ONE(name)                                                             \
  NOINLINE double name        (double a, double b, double d, int k)           \
  {                                                                           \
    double x = a * b;                                                         \
    if (k > 5)                                                                \
      out = x;                                                                \
    return x - d;                                                             \
  }
ONE (one)
ONE (same_one)

/* The only use is a copy where GCC knows K.  */
#define CHOSEN(name)                                                          \
  NOINLINE double name (double a, double b, double d, unsigned k)             \
  {                                                                           \
    double x = a * b;                                                         \
    if (k > 5)                                                                \
      x = d / 3;                                                              \
    return x - d;                                                             \
  }
CHOSEN (chosen)
CHOSEN (same_chosen)

static double two = 2.0;
double outs[2];

/* Nobody writes TWO, so the quotients are products of one half.  */
#define DIVIDED(name)                                                         \
  NOINLINE double name (double a, double b, double x, int k)                  \
  {                                                                           \
    if (k > 5)                                                                \
      outs[0] = x / two;                                                      \
    else                                                                      \
      outs[1] = a;                                                            \
    return x / two + a * b;                                                   \
  }
DIVIDED (divided)
DIVIDED (same_divided)

/* Nobody writes NEVER, so the sums are products by two.  */
static int never;
#define DOUBLED(name)                                                         \
  NOINLINE double name (double a, double b, double x, int k)                  \
  {                                                                           \
    double y = never ? b : x;                                                 \
    if (k > 5)                                                                \
      outs[0] = x + y;                                                        \
    else                                                                      \
      outs[1] = a;                                                            \
    return (x + y) + a * b;                                                   \
  }
DOUBLED (doubled)
DOUBLED (same_doubled)

/* Both conditions are one, so GCC copies the block between them.  */
#define THREADED(name)                                                        \
  NOINLINE double name (double a, double b, double d, int k)                  \
  {                                                                           \
    if (k > 5)                                                                \
      outs[0] = a;                                                            \
    else                                                                      \
      outs[1] = d;                                                            \
    double r = a * b - d;                                                     \
    if (k > 5)                                                                \
      outs[1] = b;                                                            \
    return r;                                                                 \
  }
THREADED (threaded)
THREADED (same_threaded)

#define ALONE(name)                                                           \
  NOINLINE double name        (double a, double b, double d, int k)           \
  {                                                                           \
    outs[k & 1] = a;                                                          \
    return a * b - d;                                                         \
  }
ALONE (alone)
ALONE (same_alone)

int
main (void)
{
  if (!__builtin_cpu_supports ("fma"))
    return 0;
  double x = third, p = x * x;
  __asm__ volatile ("" : "+x" (p));
  printf ("%g\n", calls_both (x));
  printf ("%g\n", sums_both (1e308 + zero, 1.5e308));
  printf ("%g %g\n", same_chosen (x, x, p, zero & 3), chosen (x, x, 1, zero + 100));
  printf ("%g %g\n", same_one (x, x, p, zero & 3), one (x, x, p, zero + 9));
  printf ("%g %g\n", same_divided (x, 3, -2, zero + 9), divided (x, 3, -2, zero + 9));
  printf ("%g %g\n", same_doubled (x, 3, -0.5, zero + 9), doubled (x, 3, -0.5, zero + 9));
  printf ("%g %g\n", same_threaded (x, x, p, zero & 3), threaded (x, x, p, zero + 9));
  printf ("%g %g\n", same_alone (x, x, p, zero & 3), alone (x, x, p, zero + 9));
  return 0;
}

/* { dg-final { mergefn-keeps-apart same_one one } } */
/* { dg-final { mergefn-keeps-apart same_chosen chosen } } */
/* { dg-final { mergefn-keeps-apart same_divided divided } } */
/* { dg-final { mergefn-keeps-apart same_doubled doubled } } */
/* { dg-final { mergefn-keeps-apart same_threaded threaded } } */
/* { dg-final { mergefn-folds same_alone alone } } */
