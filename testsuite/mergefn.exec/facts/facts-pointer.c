/* Where facts are kept, a function that GCC saw called with the address of one
   aligned variable only is not folded with one that anybody may call: of the
   first it knows where its pointer points and how it is aligned.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O3" } */
/* { dg-mergefn-args "facts=keep" } */

#include <stdio.h>

#include "../../include/test.h"

static int numbers[64] __attribute__ ((aligned (64)));

#define FUNCTION(name)                                                        \
  static NOINLINE void name (int *p, int n)                                   \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      p[i] = p[i] * 3 + 1;                                                    \
  }

FUNCTION (a_known)
FUNCTION (a_known_too)
FUNCTION (any)

int
main (void)
{
  void (*volatile function) (int *, int) = any;
  a_known (numbers, input * 4);
  a_known (numbers + 16, input * 4);
  a_known_too (numbers + 32, input * 4);
  a_known_too (numbers + 16, input * 4);
  /* Not aligned to more than an int is.  */
  function (numbers + 1 + (input & 1), input * 4);
  for (int i = 0; i < 64; i++)
    printf ("%d ", numbers[i]);
  printf ("\n");
  return 0;
}

/* { dg-final { mergefn-folds a_known_too a_known } } */
/* { dg-final { mergefn-refuses any a_known* facts-differ } } */
/* { dg-final { mergefn-keeps-apart any a_known } } */
