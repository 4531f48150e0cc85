/* GCC makes no assignment of a copy whose arguments point to scalars that are stored the other way round, and looks
   through no such copy.  The arguments' types alone say so.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"
#include "late-results-aux.h"

struct __attribute__ ((scalar_storage_order ("big-endian"))) In { unsigned f, g, h, i; };
struct Out { struct In in; };
struct __attribute__ ((scalar_storage_order ("big-endian"))) One { unsigned f; };
struct OutOne { struct One in; };

static const unsigned char bytes[12] = { 1, 2, 3, 4 };

HELPER (source_a, const unsigned char *, bytes)
HELPER (source_b, const unsigned char *, bytes)
HELPER (size_a, int, 4)
HELPER (size_b, int, 4)
HELPER (size_c, int, 4)

/* The type of what is addressed.  */
NOINLINE unsigned
whole_a (void)
{
  struct Out x;
  memcpy (&x, source_a (), 12);
  return x.in.f;
}

NOINLINE unsigned
part_b (void)
{
  struct Out x;
  memcpy (&x.in, source_b (), 12);
  return x.in.f;
}

/* The type of a pointer.  */
#define COPIES(name, T, size)                                                 \
  NOINLINE unsigned name (const T *q)                                         \
  {                                                                           \
    struct OutOne x;                                                          \
    int n = size ();                                                          \
    memcpy (&x, q, n);                                                        \
    return x.in.f;                                                            \
  }

COPIES (copies_a, void, size_a)
COPIES (copies_b, struct One, size_b)
COPIES (copies_c, struct OutOne, size_c)

struct One one = { 0x1020304 };

int
main (int argc, char **argv)
{
  printf ("%x %x\n", part_b (), copies_b (&one));
  if (argc > 9)
    return whole_a () + copies_a (&one) + copies_c ((struct OutOne *) &one);
  return 0;
}

/* { dg-final { mergefn-keeps-apart whole_a part_b } } */
/* { dg-final { mergefn-keeps-apart copies_a copies_b } } */
/* { dg-final { mergefn-folds copies_c copies_a } } */
