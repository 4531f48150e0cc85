/* Where facts are kept, an access through a pointer whose type promises an
   alignment is not folded with one whose type promises less.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O3 -fno-strict-aliasing" } */
/* { dg-mergefn-args "facts=keep" } */

#include <stdio.h>

#include "../../include/test.h"

typedef int aligned_int __attribute__ ((aligned (16)));
typedef int unaligned_int __attribute__ ((aligned (1)));

#define FUNCTION(name, type)                                                  \
  static NOINLINE void name (void *where, int n)                              \
  {                                                                           \
    type *p = where;                                                          \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        *p = *p * 3 + i;                                                      \
        p = (type *) ((char *) p + 16);                                       \
      }                                                                       \
  }

FUNCTION (a_aligned, aligned_int)
FUNCTION (a_aligned_too, aligned_int)
FUNCTION (b_plain, int)
FUNCTION (b_plain_too, int)
FUNCTION (unaligned, unaligned_int)

int
main (void)
{
  int numbers[24] __attribute__ ((aligned (32)));
  for (int i = 0; i < 24; i++)
    numbers[i] = i;
  char *bytes = (char *) numbers;
  void *volatile where[]
      = { bytes, bytes + 16, bytes + 4, bytes + 12, bytes + 5 };
  void (*volatile functions[]) (void *, int)
      = { a_aligned, a_aligned_too, b_plain, b_plain_too, unaligned };
  for (int f = 0; f < 5; f++)
    functions[f](where[f], input);
  for (int i = 0; i < 24; i++)
    printf ("%x ", numbers[i]);
  printf ("\n");
  return 0;
}

/* { dg-final { mergefn-folds a_aligned_too a_aligned } } */
/* { dg-final { mergefn-folds b_plain_too b_plain } } */
/* { dg-final { mergefn-refuses unaligned * facts-differ alignment } } */
/* { dg-final { mergefn-keeps-apart unaligned a_aligned } } */
/* { dg-final { mergefn-keeps-apart unaligned b_plain } } */
/* { dg-final { mergefn-keeps-apart a_aligned b_plain } } */
