/* A sum that forms an address need not be one of two numbers yet: it may be a sum
   of vectors or of complex numbers, or one that is checked.  (At -O1 GCC itself
   takes the number for the base of the complex sum.)

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include "address-sum-aux.h"

typedef long one __attribute__ ((vector_size (8)));

/* GCC finds it out late.  */
static int
six (void)
{
  int k = 1;
  for (int i = 0; i < 3; i++)
    k = k * 5 % 7;
  return k;
}

static long vector_sum (long a, long b) { return ((one){ a } + (one){ b })[0]; }

static long
complex_sum (long a, long b)
{
  _Complex long x = a, y = b, z = x;
  if (six () == 6)
    z = z + y;
  return __real__ z;
}

static long
checked_sum (long a, long b)
{
  long r;
  int k = six ();
  if (__builtin_add_overflow (a, b, &r) && k == 0)
    return 0;
  return r;
}

#define FUNCTION(name, type, sum)                                             \
  NOINLINE int name (type base, long real)                                    \
  {                                                                           \
    char buffer[64];                                                          \
    long offset = choose (buffer, real), whole = (long) base;                 \
    char result;                                                              \
    if ((unsigned long) whole >= 0x7fffffffffffUL)                            \
      return -1;                                                              \
    if ((unsigned long) offset >= (six () == 6 ? 0x7fffffffffffUL : -1UL))    \
      return -1;                                                              \
    buffer[3] = 5;                                                            \
    result = *(char *) sum (whole, offset);                                   \
    buffer[3] = 6;                                                            \
    use (buffer);                                                             \
    return result;                                                            \
  }

#define THREE(sum)                                                            \
  FUNCTION (a_##sum, char *, sum)                                             \
  FUNCTION (b_##sum, long, sum)                                               \
  FUNCTION (c_##sum, unsigned long, sum)                                      \
  static void run_##sum (void)                                                \
  {                                                                           \
    printf ("%d %d %d\n", a_##sum (data, 2), b_##sum (3, 0), c_##sum (3, 0)); \
  }

THREE (vector_sum)
THREE (complex_sum)
THREE (checked_sum)

int
main (void)
{
  run_vector_sum ();
  run_complex_sum ();
  run_checked_sum ();
  return 0;
}

/* { dg-final { mergefn-folds c_vector_sum b_vector_sum } } */
/* { dg-final { mergefn-folds c_complex_sum b_complex_sum } } */
/* { dg-final { mergefn-folds c_checked_sum b_checked_sum } } */
