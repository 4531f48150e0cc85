/* What a pointer can point to is known by the numbers of variables, which are
   others in each function and must not be mixed up: each function's locals are
   its own.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-additional-options "-fipa-pta" } */

#include <stdio.h>
#include <stdlib.h>

#include "../../include/test.h"

int *escaped;

NOINLINE void
change (int n)
{
  if (escaped)
    *escaped = *escaped * 3 + n;
}

#define FUNCTION(name, escapes)                                               \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int first[4] = { 1, 2, 3, 4 }, second[4] = { 5, 6, 7, 8 };                \
    int *heap = malloc (sizeof (int));                                        \
    int *p = n & 1 ? first : second, sum = 0;                                 \
    *heap = n;                                                                \
    escaped = escapes;                                                        \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        p[i] = p[i] + *heap;                                                  \
        change (i);                                                           \
        sum = sum * 5 + first[i] - second[i] + *heap;                         \
      }                                                                       \
    escaped = 0;                                                              \
    free (heap);                                                              \
    return sum;                                                               \
  }

FUNCTION (first_escapes, first + 1)
FUNCTION (first_escapes_too, first + 1)
FUNCTION (second_escapes, second + 1)
FUNCTION (heap_escapes, heap)
FUNCTION (nothing_escapes, 0)

int
main (void)
{
  printf ("%d\n", first_escapes (input));
  printf ("%d\n", first_escapes_too (input));
  printf ("%d\n", second_escapes (input));
  printf ("%d\n", heap_escapes (input));
  printf ("%d\n", nothing_escapes (input));
  return 0;
}

/* { dg-final { mergefn-keeps-apart first_escapes second_escapes } } */
/* { dg-final { mergefn-keeps-apart first_escapes heap_escapes } } */
