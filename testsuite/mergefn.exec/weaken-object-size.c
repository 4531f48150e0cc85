/* A copy into a part of an object is checked against the part's size.  The kept
   function's part is small; the dropped one's begins at the same place and is
   large, and what is written there fits.
   Checklist B, "types, fields and bounds along an access path".

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-additional-options "-fno-early-inlining" } */

#include <stdio.h>

#define NOINLINE __attribute__ ((noinline, noclone))

volatile int input = 3;

struct small { int number; char text[8], more[24]; };
struct large { int number; char text[32]; };

/* Inlined late, so that the size is looked up after folding.  */
static inline void
fill (char *to, int c, int n)
{
  __builtin___memset_chk (to, c, n, __builtin_object_size (to, 1));
}

#define FUNCTION(name, type)                                                  \
  static NOINLINE int name (void *where, int n)                               \
  {                                                                           \
    struct type *p = where;                                                   \
    fill (p->text, 'a' + n, n);                                               \
    return p->number + n;                                                     \
  }

FUNCTION (a_small, small)
FUNCTION (b_large, large)

int
main (void)
{
  struct small s = { 5, "small", "more" };
  struct large l = { 6, "a large text" };
  printf ("%d\n", a_small (&s, input));
  printf ("%d\n", b_large (&l, input * 8));
  printf ("%.8s %.24s %.32s\n", s.text, s.more, l.text);
  return 0;
}

/* { dg-final { mergefn-folds b_large a_small } } */
/* { dg-final { mergefn-weakens b_large a_small object-size } } */
/* { dg-final { mergefn-needs object-size {-O2 -O3} } } */
