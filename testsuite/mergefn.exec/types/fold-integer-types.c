/* Functions over types of one width fold where nothing depends on the type.
   Signed and unsigned numbers, and enumerations, are moved about and compared
   for equality alike; computed with only if they have one sign, as long and
   long long have.  Pointers to different things are alike, but are no
   integers.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

enum color { red, green, blue = 0x7fffffff };

/* Arithmetic, bits, equality, loads and stores.  */
#define MIX(name, type)                                                       \
  static NOINLINE type name (type *p, type a, type b, int n)                  \
  {                                                                           \
    type sum = 0;                                                             \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        sum = sum + a * p[i] - b;                                             \
        if (p[i] == b)                                                        \
          sum = sum ^ (a & 77);                                               \
        p[i] = (type) ((sum | 5) + -a);                                       \
      }                                                                       \
    return sum;                                                               \
  }

MIX (mix_int, int)
MIX (mix_unsigned, unsigned)
MIX (mix_long, long)
MIX (mix_long_long, long long)
MIX (mix_unsigned_long, unsigned long)
MIX (mix_short, short)

#define LARGEST(name, type)                                                   \
  static NOINLINE type name (type *p, int n)                                  \
  {                                                                           \
    type largest = p[0];                                                      \
    for (int i = 1; i < n; i++)                                               \
      if (p[i] > largest)                                                     \
        largest = p[i];                                                       \
    return largest;                                                           \
  }

LARGEST (largest_int, int)
LARGEST (largest_unsigned, unsigned)
LARGEST (largest_long, long)
LARGEST (largest_long_long, long long)

/* An enumeration is moved about; it is widened by its sign.  */
#define FILL(name, type)                                                      \
  static NOINLINE long name (type *p, type value, int n)                      \
  {                                                                           \
    long same = 0;                                                            \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        same += p[i] == value;                                                \
        p[i] = value;                                                         \
      }                                                                       \
    return same;                                                              \
  }

FILL (fill_int, int)
FILL (fill_enum, enum color)
FILL (fill_unsigned, unsigned)

#define WIDEN(name, type)                                                     \
  static NOINLINE long name (type *p, int n)                                  \
  {                                                                           \
    long sum = 0;                                                             \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + p[i];                                                   \
    return sum;                                                               \
  }

WIDEN (widen_int, int)
WIDEN (widen_enum, enum color)
WIDEN (widen_unsigned, unsigned)

#define ROTATE(name, type)                                                    \
  static NOINLINE type name (type *p, int n)                                  \
  {                                                                           \
    type first = p[0];                                                        \
    for (int i = 0; i + 1 < n; i++)                                           \
      p[i] = p[i + 1];                                                        \
    p[n - 1] = first;                                                         \
    return p[0];                                                              \
  }

ROTATE (rotate_strings, char *)
ROTATE (rotate_numbers, int *)
ROTATE (rotate_longs, long)

int
main (void)
{
  int i[4] = { 5, -7, 77, 9 };
  unsigned u[4] = { 5, -7, 77, 9 };
  long l[4] = { 5, -7, 77, 9 };
  long long ll[4] = { 5, -7, 77, 9 };
  unsigned long ul[4] = { 5, -7, 77, 9 };
  short s[4] = { 5, -7, 77, 9 };
  enum color c[4] = { red, green, blue, green };
  char *strings[3] = { "a", "b", "c" };
  int *numbers[3] = { i, i + 1, i + 2 };
  printf ("%d %u\n", mix_int (i, input, 77, input),
          mix_unsigned (u, input, 77, input));
  printf ("%u\n", mix_unsigned (u, 0x7fffffff, 1 - input, input));
  printf ("%ld %lld %lu\n", mix_long (l, input, 77, input),
          mix_long_long (ll, input, 77, input),
          mix_unsigned_long (ul, input, 77, input));
  printf ("%lu\n", mix_unsigned_long (ul, ~0ul >> 1, 1 - input, input));
  printf ("%d\n", mix_short (s, input, 77, input));
  printf ("%d %u %ld %lld\n", largest_int (i, 4), largest_unsigned (u, 4),
          largest_long (l, 4), largest_long_long (ll, 4));
  printf ("%ld %ld %ld\n", fill_int (i, -1, input), fill_enum (c, green, input),
          fill_unsigned (u, -1, input));
  printf ("%ld %ld %ld\n", widen_int (i, 4), widen_enum (c, 4),
          widen_unsigned (u, 4));
  printf ("%s %d %ld\n", rotate_strings (strings, input),
          *rotate_numbers (numbers, input), rotate_longs (l, input));
  return 0;
}

/* { dg-final { mergefn-keeps-apart mix_unsigned mix_int } } */
/* { dg-final { mergefn-folds mix_long_long mix_long removed } } */
/* { dg-final { mergefn-keeps-apart mix_unsigned_long mix_long } } */
/* { dg-final { mergefn-keeps-apart mix_int mix_long } } */
/* { dg-final { mergefn-keeps-apart mix_int mix_short } } */
/* { dg-final { mergefn-folds largest_long_long largest_long } } */
/* { dg-final { mergefn-keeps-apart largest_int largest_unsigned } } */
/* { dg-final { mergefn-folds fill_int fill_enum removed } } */
/* { dg-final { mergefn-folds fill_unsigned fill_enum removed } } */
/* { dg-final { mergefn-folds widen_unsigned widen_enum } } */
/* { dg-final { mergefn-keeps-apart widen_int widen_unsigned } } */
/* { dg-final { mergefn-folds rotate_strings rotate_numbers } } */
/* { dg-final { mergefn-keeps-apart rotate_strings rotate_longs } } */
