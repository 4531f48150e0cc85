/* An access through a pointer whose type promises an alignment may use
   instructions that fault on less; the dropped function's type promises none,
   and its pointers are not aligned.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-require-target "x86_64-*-*" } */

#include <stdio.h>

#include "../../include/test.h"

typedef __int128 aligned __attribute__ ((aligned (16), may_alias));
typedef __int128 unaligned __attribute__ ((aligned (1), may_alias));

#define FUNCTION(name, type)                                                  \
  static NOINLINE int name (void *to, const void *from, int n)                \
  {                                                                           \
    type *p = to;                                                             \
    const type *q = from;                                                     \
    int i;                                                                    \
    for (i = 0; i < n; i++)                                                   \
      {                                                                       \
        *p = *q;                                                              \
        p = (type *) ((char *) p + 16);                                       \
        q = (const type *) ((const char *) q + 16);                           \
      }                                                                       \
    return i;                                                                 \
  }

FUNCTION (a_aligned, aligned)
FUNCTION (b_unaligned, unaligned)

int
main (void)
{
  char bytes[160] __attribute__ ((aligned (32)));
  for (int i = 0; i < 160; i++)
    bytes[i] = i * input;
  printf ("%d\n", a_aligned (bytes, bytes + 80, input));
  printf ("%d\n", b_unaligned (bytes + 5, bytes + 91, input));
  for (int i = 0; i < 160; i++)
    printf ("%d ", bytes[i]);
  printf ("\n");
  return 0;
}

/* { dg-final { mergefn-folds b_unaligned a_aligned } } */
/* { dg-final { mergefn-weakens b_unaligned a_aligned alignment } } */
/* { dg-final { mergefn-needs alignment {-O2 -O3} } } */
