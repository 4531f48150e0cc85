/* Moving a value about does the same for an integer, signed or not, and an enumeration of its width.  Halving a signed
   and an unsigned one does not.  Nor does moving a pointer: GCC knows of a pointer what it does not know of an integer.
   LLVM merges pointers and integers of one width.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fno-strict-aliasing" } */

#include <stdint.h>
#include <stdio.h>

#include "../../include/test.h"

enum color { red, green, blue = 0x7fffffff };
struct item;

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

/* Turns an array round.  */
#define TURN(name, type)                                                      \
  static NOINLINE void name (void *where, int n)                              \
  {                                                                           \
    type *p = where;                                                          \
    for (int i = 0; i < n / 2; i++)                                           \
      {                                                                       \
        type value = p[i];                                                    \
        p[i] = p[n - 1 - i];                                                  \
        p[n - 1 - i] = value;                                                 \
      }                                                                       \
  }

TURN (turn_pointer, struct item *)
TURN (turn_integer, intptr_t)
TURN (turn_unsigned_long, uintptr_t)
TURN (turn_long_long, long long)
TURN (turn_enum, enum color)
TURN (turn_unsigned, unsigned)

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
  turn_pointer (a, input);
  turn_integer (b, input);
  turn_unsigned_long (c, input);
  turn_long_long (a, input);
  turn_enum (d, input);
  turn_unsigned (d, input - 1);
  printf ("%ld %ld %lu %d\n", (long) a[0], (long) b[0], (unsigned long) c[0], d[0]);
  halves_signed (e, input);
  halves_unsigned (f, input);
  printf ("%d %u %ld %d\n", e[2], f[2], (long) a[0], d[1]);
  return 0;
}

/* { dg-final { mergefn-keeps-apart turn_integer turn_pointer } } */
/* { dg-final { mergefn-folds turn_unsigned_long turn_integer } } */
/* { dg-final { mergefn-folds turn_long_long turn_integer } } */
/* { dg-final { mergefn-folds turn_unsigned turn_enum } } */
/* { dg-final { mergefn-keeps-apart turn_pointer turn_enum } } */
/* { dg-final { mergefn-folds front_unsigned front_enum removed } } */
/* { dg-final { mergefn-folds front_unsigned_long front_integer removed } } */
/* { dg-final { mergefn-keeps-apart front_integer front_enum } } */
/* { dg-final { mergefn-keeps-apart front_pointer front_integer } } */
/* { dg-final { mergefn-keeps-apart halves_signed halves_unsigned } } */
