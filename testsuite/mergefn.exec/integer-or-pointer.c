/* A pointer and an integer of its width, and a signed and an unsigned integer,
   are kept apart, because keys have the class and sign of a value even where
   an operation does not depend on them; an enumeration is its underlying type.
   Design, "The order"; LLVM merges pointer and same-width integer.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fno-strict-aliasing" } */

#include <stdint.h>
#include <stdio.h>

#define NOINLINE __attribute__ ((noinline, noclone))

enum color { red, green, blue = 0x7fffffff };
struct item;

volatile int input = 3;

/* Moves a value to the front of an array.  */
#define FUNCTION(name, type)                                                  \
  static NOINLINE int name (void *where, int n, type value)                   \
  {                                                                           \
    type *p = where;                                                          \
    int i = 0;                                                                \
    while (i < n && p[i] != value)                                            \
      i++;                                                                    \
    for (int j = i; j > 0; j--)                                               \
      p[j] = p[j - 1];                                                        \
    p[0] = value;                                                             \
    return i;                                                                 \
  }

FUNCTION (front_pointer, struct item *)
FUNCTION (front_integer, intptr_t)
FUNCTION (front_unsigned_long, uintptr_t)
FUNCTION (front_enum, enum color)
FUNCTION (front_unsigned, unsigned)

#define HALVES(name, type)                                                    \
  static NOINLINE void name (void *where, int n)                              \
  {                                                                           \
    type *p = where;                                                          \
    for (int i = 0; i < n; i++)                                               \
      p[i] = p[i] / 2;                                                        \
  }

HALVES (halves_signed, int)
HALVES (halves_unsigned, unsigned)

int
main (void)
{
  intptr_t a[3] = { 10, 20, input }, b[3] = { 10, 20, input };
  uintptr_t c[3] = { 10, 20, input };
  int d[3] = { 10, 20, input }, e[3] = { 10, 20, -input };
  unsigned f[3] = { 10, 20, -input };
  printf ("%d ", front_pointer (a, input, (struct item *) a[2]));
  printf ("%d ", front_integer (b, input, b[2]));
  printf ("%d ", front_unsigned_long (c, input, c[2]));
  printf ("%d ", front_enum (d, input, (enum color) d[2]));
  printf ("%d\n", front_unsigned (d, input, d[2]));
  halves_signed (e, input);
  halves_unsigned (f, input);
  printf ("%d %u %ld %d\n", e[2], f[2], (long) a[0], d[1]);
  return 0;
}

/* { dg-final { mergefn-folds front_unsigned front_enum removed } } */
/* { dg-final { mergefn-keeps-apart halves_signed halves_unsigned } } */
/* { dg-final { mergefn-keeps-apart front_integer front_enum } } */
/* { dg-final { mergefn-keeps-apart front_pointer front_integer } } */
/* { dg-final { mergefn-keeps-apart front_unsigned_long front_integer } } */
