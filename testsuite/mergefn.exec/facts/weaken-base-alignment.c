/* A loop over an array is vectorised by the alignment of what holds the array,
   which a type promises; each item has less.  The dropped function's type
   promises none, and its object is not aligned.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

struct aligned { int a[1024]; } __attribute__ ((aligned (16)));
struct plain { int a[1024]; };
struct nested { struct aligned inner[2]; };
struct flat { struct plain inner[2]; };

#define FUNCTION(name, type)                                                  \
  static NOINLINE int name (struct type *p, int by)                           \
  {                                                                           \
    for (int i = 0; i < 1024; i++)                                            \
      p->a[i] += by;                                                          \
    return by;                                                                \
  }
FUNCTION (a_aligned, aligned)
FUNCTION (b_plain, plain)

#define NESTED(name, type)                                                    \
  static NOINLINE int name (struct type *p, int by)                           \
  {                                                                           \
    for (int i = 0; i < 1024; i++)                                            \
      p->inner[1].a[i] = p->inner[0].a[i] ^ by;                               \
    return by;                                                                \
  }
NESTED (a_nested, nested)
NESTED (b_flat, flat)

struct nested one;
struct { int skip; struct flat two; } other __attribute__ ((aligned (16)));

int
main (void)
{
  a_aligned (&one.inner[0], input);
  b_plain (&other.two.inner[0], input);
  a_nested (&one, input);
  b_flat (&other.two, input + 1);
  printf ("%d %d\n", one.inner[0].a[5], other.two.inner[0].a[1023]);
  printf ("%d %d\n", one.inner[1].a[5], other.two.inner[1].a[1023]);
  return 0;
}

/* { dg-final { mergefn-folds b_plain a_aligned } } */
/* { dg-final { mergefn-weakens b_plain a_aligned alignment } } */
/* { dg-final { mergefn-folds b_flat a_nested } } */
/* { dg-final { mergefn-needs alignment {-O3} } } */
