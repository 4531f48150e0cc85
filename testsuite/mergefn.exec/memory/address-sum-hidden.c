/* A part of a sum may turn out to be a pointer through what is no operation on
   two numbers: a prediction, a call that returns its argument, a part of a
   complex number or a vector, a remainder that is known to be small, and a
   pointer that was an integer before.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fno-early-inlining" } */
/* { dg-mergefn-torture } */

#include "address-sum-aux.h"

typedef long pair __attribute__ ((vector_size (16)));

/* Inlined late.  */
static void *as_pointer (void *p) { return p; }
static _Complex long as_complex (long x) { _Complex long c; __real__ c = x; __imag__ c = x; return c; }
static pair as_pair (long x) { return (pair){ x, x }; }
static unsigned long below (unsigned long x, unsigned long n) { return x % n; }

/* BASE is a pointer for which OFFSET is one, or an offset for which OFFSET is the buffer.  */
#define FUNCTION(name, type, part)                                            \
  NOINLINE int name (type base, long real)                                    \
  {                                                                           \
    char buffer[64];                                                          \
    long offset = choose (buffer, real);                                      \
    long whole = (long) base;                                                 \
    char result;                                                              \
    if ((unsigned long) whole >= 0x7fffffffffffUL)                            \
      return -1;                                                              \
    long use_it = part;                                                       \
    buffer[3] = 5;                                                            \
    result = *(char *) (use_it + offset);                                     \
    buffer[3] = 6;                                                            \
    use (buffer);                                                             \
    return result;                                                            \
  }

#define THREE(what, part)                                                     \
  FUNCTION (a_##what, char *, part)                                           \
  FUNCTION (b_##what, long, part)                                             \
  FUNCTION (c_##what, long long, part)                                    \
  static void run_##what (void)                                               \
  {                                                                           \
    printf ("%d %d %d\n", a_##what (data, 2), b_##what (3, 0),                \
            c_##what (3, 0));                                                 \
  }

THREE (expected, __builtin_expect (whole, 0))
THREE (aligned, (long) __builtin_assume_aligned ((void *) whole, 1))
THREE (pointer, (long) as_pointer ((void *) whole))
THREE (complex, __real__ as_complex (whole))
THREE (vector, as_pair (whole)[0])
THREE (remainder, (long) below (whole, 0x7fffffffffffUL))

int
main (void)
{
  run_expected ();
  run_aligned ();
  run_pointer ();
  run_complex ();
  run_vector ();
  run_remainder ();
  return 0;
}

/* { dg-final { mergefn-keeps-apart b_expected a_expected } } */
/* { dg-final { mergefn-folds c_expected b_expected } } */
/* { dg-final { mergefn-keeps-apart b_aligned a_aligned } } */
/* { dg-final { mergefn-folds c_aligned b_aligned } } */
/* { dg-final { mergefn-keeps-apart b_pointer a_pointer } } */
/* { dg-final { mergefn-folds c_pointer b_pointer } } */
/* { dg-final { mergefn-keeps-apart b_complex a_complex } } */
/* { dg-final { mergefn-folds c_complex b_complex } } */
/* { dg-final { mergefn-keeps-apart b_vector a_vector } } */
/* { dg-final { mergefn-folds c_vector b_vector } } */
/* { dg-final { mergefn-keeps-apart b_remainder a_remainder } } */
/* { dg-final { mergefn-folds c_remainder b_remainder } } */
