/* Functions with one body of which GCC knows different things fold, and the one
   that is kept is compiled on what is known of both: restrict, known bits
   of a parameter, nonnull, branch probabilities, local arrays that are only
   passed on, declared pure.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

/* The compiler may keep what a restrict pointer points to in a register.  */
#define SUM_UP(name, qualifier)                                               \
  static NOINLINE int name (int *qualifier to, int *qualifier from, int n)    \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      *to += from[i] * 3;                                                     \
    return *to;                                                               \
  }

SUM_UP (a_restrict, restrict)
SUM_UP (b_overlapping, )

/* Only small numbers are passed to one of them.  */
#define DIGITS(name)                                                          \
  static NOINLINE int name (int n, char *text)                                \
  {                                                                           \
    int length = 0;                                                           \
    for (;;)                                                                  \
      {                                                                       \
        text[length++] = '0' + n % 10;                                        \
        if (n < 10)                                                           \
          return length;                                                      \
        n /= 10;                                                              \
      }                                                                       \
  }

DIGITS (a_small)
DIGITS (b_any)

#define LENGTH(name, attribute)                                               \
  attribute static NOINLINE int name (const char *text, int n)                \
  {                                                                           \
    int sum = n;                                                              \
    while (n-- > 0)                                                           \
      sum = sum * 31 + text[n];                                               \
    return sum;                                                               \
  }

LENGTH (a_nonnull, __attribute__ ((nonnull)))
LENGTH (b_maybe_null, )

#define LIKELY(name, expected)                                                \
  static NOINLINE int name (int *p, int n)                                    \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      if (__builtin_expect (p[i] > 100, expected))                            \
        sum += p[i] * 5;                                                      \
      else                                                                    \
        sum = sum * 3 - p[i];                                                 \
    return sum;                                                               \
  }

LIKELY (a_likely, 1)
LIKELY (b_unlikely, 0)

/* Somebody else fills and reads them.  */
NOINLINE void
fill (void *where, int seed)
{
  unsigned bits[4] = { 0x3f800000 + seed, seed, 7, 9 };
  memcpy (where, bits, sizeof bits);
}

NOINLINE unsigned
digest (const void *where)
{
  unsigned bits[4];
  memcpy (bits, where, sizeof bits);
  return bits[0] * 3 + bits[1] * 5 + bits[2] * 7 + bits[3];
}

#define PASSED_ON(name, type)                                                 \
  static NOINLINE unsigned name (int seed)                                    \
  {                                                                           \
    type t[16 / sizeof (type)], s[16 / sizeof (type)];                        \
    fill (t, seed);                                                           \
    fill (s, seed + 1);                                                       \
    return digest (t) + digest (s) * 11;                                      \
  }

PASSED_ON (int_array, int)
PASSED_ON (float_array, float)
PASSED_ON (long_array, long)

/* Its author says that one has no effect, which it has not.  */
#define LOOKUP(name, attribute)                                               \
  attribute NOINLINE int name (const int *p, int n)                           \
  {                                                                           \
    int at = 0;                                                               \
    while (at < n && p[at] != 9)                                              \
      at++;                                                                   \
    return at;                                                                \
  }

LOOKUP (a_pure, __attribute__ ((pure)))
LOOKUP (b_plain, )

int
main (void)
{
  int numbers[] = { 1, 2, 300, 9, 5, 6, 7, 8 }, sum = 0;
  printf ("%d\n", a_restrict (&sum, numbers, input));
  printf ("%d\n", b_overlapping (numbers + 1, numbers, input));
  char text[12] = "";
  printf ("%d ", a_small (input & 7, text));
  printf ("%d %s\n", b_any (input * 1234567, text), text);
  printf ("%d %d\n", a_nonnull ("abc", input), b_maybe_null (NULL, input - 3));
  printf ("%d %d\n", a_likely (numbers, input), b_unlikely (numbers, 8));
  printf ("%u %u %u\n", int_array (input), float_array (input + 1), long_array (input));
  printf ("%d %d\n", a_pure (numbers, 8), b_plain (numbers, 8));
  return 0;
}

/* { dg-final { mergefn-folds b_overlapping a_restrict removed } } */
/* { dg-final { mergefn-weakens b_overlapping a_restrict restrict } } */
/* { dg-final { mergefn-folds b_any a_small removed } } */
/* { dg-final { mergefn-weakens b_any a_small parameter-bits } } */
/* { dg-final { mergefn-folds b_maybe_null a_nonnull } } */
/* { dg-final { mergefn-weakens b_maybe_null a_nonnull attributes } } */
/* { dg-final { mergefn-folds b_unlikely a_likely } } */
/* { dg-final { mergefn-folds int_array float_array } } */
/* { dg-final { mergefn-keeps-apart long_array float_array } } */
/* { dg-final { mergefn-folds b_plain a_pure } } */
