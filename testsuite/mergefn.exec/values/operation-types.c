/* An operation has its types, signs included, also where no bit of the result depends on them.  GCC takes the results of
   two operations for one only if their types are the same.  Beside each pair, two that differ in the name of a type
   alone.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-additional-options "-fno-early-inlining" } */

#include <stdio.h>

#include "../../include/test.h"

enum color { red, green, blue = 0xffffffff };
typedef int four __attribute__ ((vector_size (16)));
typedef unsigned four_unsigned __attribute__ ((vector_size (16)));
typedef enum color four_colors __attribute__ ((vector_size (16)));

/* One operation on what is moved about, and held alike.  It is inlined late, so that GCC has not chosen a type.  */
#define FUNCTION(name, type, expression)                                      \
  static inline type do_##name (type x, type y)                               \
  {                                                                           \
    return (type) (expression);                                               \
  }                                                                           \
  static NOINLINE void name (void *to, void *from, int n)                     \
  {                                                                           \
    type *result = to, *number = from;                                        \
    for (int i = 0; i < n; i++)                                               \
      result[i] = do_##name (number[i], number[i + 1]);                       \
  }

#define OPERATION(name, expression)                                           \
  FUNCTION (name##_signed, int, expression)                                   \
  FUNCTION (name##_unsigned, unsigned, expression)                            \
  FUNCTION (name##_color, enum color, expression)

OPERATION (sum, x + y)
OPERATION (difference, x - y)
OPERATION (product, x * y)
OPERATION (negation, -x)
OPERATION (mask, x & y)
OPERATION (union, x | y)
OPERATION (toggle, x ^ y)
OPERATION (complement, ~x)
OPERATION (shift, x << 3)

FUNCTION (vectors_signed, four, x + y)
FUNCTION (vectors_unsigned, four_unsigned, x + y)

/* A shift is no product, though both wrap.  */
FUNCTION (shifted, unsigned, x << 5)
FUNCTION (multiplied, unsigned, x * 32)

/* What is narrowed.  */
#define NARROW(name, type)                                                    \
  static NOINLINE void name (void *to, void *from, int n)                     \
  {                                                                           \
    type *number = from;                                                      \
    for (int i = 0; i < n; i++)                                               \
      ((short *) to)[i] = (short) number[i];                                  \
  }

NARROW (narrow_signed, int)
NARROW (narrow_unsigned, unsigned)
NARROW (narrow_color, enum color)

int
main (void)
{
  typedef void function (void *, void *, int);
  static function *const functions[] = {
#define THREE(name) name##_signed, name##_unsigned, name##_color
    THREE (sum), THREE (difference), THREE (product), THREE (negation), THREE (mask), THREE (union),
    THREE (toggle), THREE (complement), THREE (shift), shifted, multiplied, THREE (narrow),
  };
  for (unsigned i = 0; i < sizeof functions / sizeof *functions; i++)
    {
      int numbers[3] = { input * 3, 7 - input, 77 }, results[2] = { 0, 0 };
      functions[i] (results, numbers, 2);
      printf ("%x %x\n", results[0], results[1]);
    }
  four vectors[2] = { { input, 1, -input, 3 }, { 4, 5, 6, 7 } }, sums[2] = { { 0 } };
  vectors_signed (sums, vectors, 1);
  vectors_unsigned (sums + 1, vectors, 1);
  printf ("%d %d\n", sums[0][0] + sums[1][1], sums[0][2] + sums[1][3]);
  return 0;
}

/* { dg-final { mergefn-keeps-apart sum_signed sum_unsigned } } */
/* { dg-final { mergefn-folds sum_color sum_unsigned } } */
/* { dg-final { mergefn-keeps-apart difference_signed difference_unsigned } } */
/* { dg-final { mergefn-folds difference_color difference_unsigned } } */
/* { dg-final { mergefn-keeps-apart product_signed product_unsigned } } */
/* { dg-final { mergefn-folds product_color product_unsigned } } */
/* { dg-final { mergefn-keeps-apart negation_signed negation_unsigned } } */
/* { dg-final { mergefn-folds negation_color negation_unsigned } } */
/* { dg-final { mergefn-keeps-apart mask_signed mask_unsigned } } */
/* { dg-final { mergefn-folds mask_color mask_unsigned } } */
/* { dg-final { mergefn-keeps-apart union_signed union_unsigned } } */
/* { dg-final { mergefn-folds union_color union_unsigned } } */
/* { dg-final { mergefn-keeps-apart toggle_signed toggle_unsigned } } */
/* { dg-final { mergefn-folds toggle_color toggle_unsigned } } */
/* { dg-final { mergefn-keeps-apart complement_signed complement_unsigned } } */
/* { dg-final { mergefn-folds complement_color complement_unsigned } } */
/* { dg-final { mergefn-keeps-apart shift_signed shift_unsigned } } */
/* { dg-final { mergefn-folds shift_color shift_unsigned } } */
/* { dg-final { mergefn-keeps-apart vectors_signed vectors_unsigned } } */
/* { dg-final { mergefn-keeps-apart shifted multiplied } } */
/* { dg-final { mergefn-keeps-apart narrow_signed narrow_unsigned } } */
/* { dg-final { mergefn-folds narrow_color narrow_unsigned } } */
