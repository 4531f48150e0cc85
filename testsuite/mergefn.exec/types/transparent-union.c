/* A transparent union is passed as its first member would be; another union of
   the same members is passed as an aggregate.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fno-strict-aliasing" } */

#include <stdio.h>

#include "../../include/test.h"

typedef union
{
  double *d;
  long *l;
} transparent __attribute__ ((transparent_union));

typedef union
{
  double *d;
  long *l;
} transparent_too __attribute__ ((transparent_union));

typedef union
{
  double d;
  long l;
} opaque;

typedef union
{
  long l;
  double d;
} opaque_turned __attribute__ ((transparent_union));

NOINLINE long
hash (const void *where, int n)
{
  const unsigned char *p = where;
  long sum = 0;
  for (int i = 0; i < 8; i++)
    sum = sum * 31 + p[i];
  return sum + n;
}

#define FUNCTION(name, type)                                                  \
  static NOINLINE long name (int n, type value)                               \
  {                                                                           \
    long sum = 0;                                                             \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + hash (&value, i);                                       \
    return sum;                                                               \
  }

FUNCTION (take_transparent, transparent)
FUNCTION (take_transparent_too, transparent_too)
FUNCTION (take_opaque, opaque)
FUNCTION (take_opaque_turned, opaque_turned)

int
main (void)
{
  long *volatile address = (long *) 1234567;
  printf ("%ld\n", take_transparent (input, address));
  printf ("%ld\n", take_transparent_too (input, (double *) address));
  printf ("%ld\n", take_opaque (input, (opaque){ .d = input }));
  printf ("%ld\n", take_opaque_turned (input, (long) input));
  return 0;
}

/* { dg-final { mergefn-folds *_transparent_too take_transparent removed } } */
/* { dg-final { mergefn-keeps-apart take_transparent take_opaque } } */
/* { dg-final { mergefn-keeps-apart take_opaque take_opaque_turned } } */
