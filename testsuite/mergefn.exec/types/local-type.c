/* Two locals of one size may be one of floats and one of ints.  What is done to
   them looks alike, but their storage is split into scalars by their own type,
   and passed on as such.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fno-strict-aliasing" } */

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

struct ints { int a, b, c; };
struct ints_too { int x, y, z; };
struct floats { float a, b, c; };
struct mixed { int a; char b, c[3]; float d; };
struct holes { int a; char b; float d; };

NOINLINE int
hash (const void *where, int size)
{
  const unsigned char *p = where;
  int sum = 0;
  for (int i = 0; i < size; i++)
    sum = sum * 31 + p[i];
  return sum;
}

#define FUNCTION(name, type)                                                  \
  static NOINLINE int name (const char *p, int n)                             \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        struct type here, copy;                                               \
        memcpy (&here, p + i * 12, sizeof here);                              \
        copy = here;                                                          \
        sum = sum * 7 + hash (&copy, sizeof copy);                            \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (with_ints, ints)
FUNCTION (with_ints_too, ints_too)
FUNCTION (with_floats, floats)
FUNCTION (with_mixed, mixed)
FUNCTION (with_holes, holes)

int
main (void)
{
  int (*volatile functions[]) (const char *, int)
      = { with_ints, with_ints_too, with_floats, with_mixed };
  unsigned numbers[12];
  for (int i = 0; i < 12; i++)
    /* Signalling NaNs among them, which must be copied as they are.  */
    numbers[i] = 0x7f800001u + i * input;
  for (int f = 0; f < 4; f++)
    printf ("%d\n", functions[f]((const char *) numbers, input));
  with_holes ((const char *) numbers, input);
  return 0;
}

/* { dg-final { mergefn-folds with_ints_too with_ints thunk } } */
/* { dg-final { mergefn-keeps-apart with_ints with_floats } } */
/* { dg-final { mergefn-keeps-apart with_mixed with_holes } } */
