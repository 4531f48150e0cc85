/* A bit-field is read and written with its neighbours in one word.  Where that
   word begins and ends depends on the members around it: a store to a field
   beside a char array must leave the array alone, as another thread may write
   there.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fno-strict-aliasing" } */

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

struct narrow { unsigned char a : 3; unsigned char b : 5; char rest[7]; };
struct wide { unsigned long a : 3, b : 5, c : 24, d : 32; };
struct shifted { unsigned a : 4, b : 4; char rest[7]; };
struct narrow_again { unsigned char x : 3; unsigned char y : 5; char more[7]; };
/* The same fields in a byte of their own, and in a word with others.  */
struct own_byte { unsigned a : 3, b : 5; char rest[7]; };
struct shared_word { unsigned a : 3, b : 5, c : 24; char rest[4]; };
struct signed_fields { signed char a : 3; signed char b : 5; char rest[7]; };

#define FUNCTION(name, type, first, second)                                   \
  static NOINLINE int name (void *where, int n)                               \
  {                                                                           \
    struct type *p = where;                                                   \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        sum = sum * 3 + p[i].second;                                          \
        p[i].first = sum;                                                     \
        p[i].second = n + i;                                                  \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (narrow, narrow, a, b)
FUNCTION (narrow_same, narrow_again, x, y)
FUNCTION (wide, wide, a, b)
FUNCTION (shifted, shifted, a, b)
FUNCTION (own_byte, own_byte, a, b)
FUNCTION (shared_word, shared_word, a, b)
FUNCTION (signed_fields, signed_fields, a, b)
FUNCTION (narrow_swapped, narrow, b, a)

int
main (void)
{
  int (*volatile functions[]) (void *, int)
      = { narrow,        narrow_same,    wide,     shifted,
          signed_fields, narrow_swapped, own_byte, shared_word };
  for (int f = 0; f < 8; f++)
    {
      long memory[4];
      memset (memory, 0xa7, sizeof memory);
      printf ("%d ", functions[f](memory, input));
      for (int i = 0; i < 4; i++)
        printf ("%lx ", memory[i]);
      printf ("\n");
    }
  return 0;
}

/* { dg-final { mergefn-folds narrow_same narrow } } */
/* { dg-final { mergefn-keeps-apart narrow wide } } */
/* { dg-final { mergefn-keeps-apart narrow shifted } } */
/* { dg-final { mergefn-keeps-apart narrow signed_fields } } */
/* { dg-final { mergefn-keeps-apart narrow narrow_swapped } } */
/* { dg-final { mergefn-keeps-apart own_byte shared_word } } */
/* { dg-final { mergefn-count-merges 1 } } */
