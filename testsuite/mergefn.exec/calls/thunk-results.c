/* A thunk returns what the kept function returns, of every kind of type: in
   integer, vector and floating registers, in two of them, in memory, nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fvisibility=hidden" } */
/* { dg-mergefn-torture } */

#include <complex.h>
#include <stdio.h>

#include "../../include/test.h"

struct pair { long a; double b; };
struct large { long items[6]; };
struct odd { char bytes[3]; };
typedef int vec __attribute__ ((vector_size (16)));

int calls;

#define FUNCTION(type, name, initial, step)                                   \
  NOINLINE type name (int n)                                                  \
  {                                                                           \
    type result = initial;                                                    \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        calls++;                                                              \
        step;                                                                 \
      }                                                                       \
    return result;                                                            \
  }                                                                           \
  type (*volatile name##_pointer) (int) = name;
#define TWO(type, name, initial, step)                                        \
  FUNCTION (type, name##_a, initial, step)                                    \
  FUNCTION (type, name##_b, initial, step)

TWO (_Bool, bool, 0, result ^= i & 1)
TWO (signed char, char, 1, result = result * 7 - i)
TWO (unsigned short, short, 1, result = result * 777 + i)
TWO (__int128, wide, 1, result = result * 987654321987 + i)
TWO (float, float, 1, result = result * 3 + i)
TWO (long double, long_double, 1, result = result * 3 + i)
TWO (double complex, complex, 1, result = result * I + i)
TWO (vec, vector, ((vec){ 1, 2 }), result = result * 3 + i)
TWO (struct pair, pair, ((struct pair){ 1, 2 }), result.a += i; result.b *= 3)
TWO (struct large, large, { { 1 } }, result.items[i] += result.items[0] * 3)
TWO (struct odd, odd, { "ab" }, result.bytes[i] += i)

int
main (void)
{
#define CALL(name, format, ...)                                               \
  for (int f = 0; f < 2; f++)                                                 \
    {                                                                         \
      __typeof__ (name##_a (1)) r                                             \
          = (f ? name##_b_pointer : name##_a_pointer) (input);                \
      printf (format " ", __VA_ARGS__);                                       \
    }
  CALL (bool, "%d", r)
  CALL (char, "%d", r)
  CALL (short, "%d", r)
  CALL (wide, "%lx%lx", (long) (r >> 64), (long) r)
  CALL (float, "%g", r)
  CALL (long_double, "%Lg", r)
  CALL (complex, "%g %g", creal (r), cimag (r))
  CALL (vector, "%d %d %d", r[0], r[1], r[3])
  CALL (pair, "%ld %g", r.a, r.b)
  CALL (large, "%ld %ld", r.items[0], r.items[2])
  CALL (odd, "%d %d %d", r.bytes[0], r.bytes[1], r.bytes[2])
  printf ("%d\n", calls);
  return 0;
}

/* { dg-final { mergefn-folds char_b char_a thunk } } */
/* { dg-final { mergefn-folds wide_b wide_a thunk } } */
/* { dg-final { mergefn-folds complex_b complex_a thunk } } */
/* { dg-final { mergefn-folds pair_b pair_a thunk } } */
/* { dg-final { mergefn-folds large_b large_a thunk } } */
/* { dg-final { mergefn-count-merges 11 } } */
