/* The address of a member at offset zero is the address of the whole; adding a
   constant to a pointer is the address of what stands there.  Functions that
   only form the addresses are the same if the offsets are.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fno-strict-aliasing" } */

#include <stdio.h>

#include "../../include/test.h"

struct inner { int a, b; };
struct outer { struct inner head, body, tail; };

char *last;

NOINLINE void
note (void *p)
{
  last = p;
}

#define FUNCTION(name, expression)                                            \
  static NOINLINE long name (struct outer *p, int n)                          \
  {                                                                           \
    long sum = 0;                                                             \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        note (expression);                                                    \
        sum = sum * 3 + (last - (char *) p);                                  \
        p++;                                                                  \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (body, &p->body)
FUNCTION (body_again, &p->body)
FUNCTION (body_of_inner, &p->body.a)
FUNCTION (tail, &p->tail)
FUNCTION (body_b, &p->body.b)

int
main (void)
{
  struct outer array[4];
  long (*volatile functions[]) (struct outer *, int)
      = { body, body_again, body_of_inner, tail, body_b };
  for (int f = 0; f < 5; f++)
    printf ("%ld\n", functions[f](array, input));
  return 0;
}

/* { dg-final { mergefn-folds body_again body } } */
/* { dg-final { mergefn-keeps-apart body tail } } */
/* { dg-final { mergefn-keeps-apart body body_b } } */
/* { dg-final { mergefn-keeps-apart tail body_b } } */
