/* A function without a prototype takes a float as a double, so a jump that
   passed on what its own parameter holds would pass something else: where both
   addresses matter, it keeps its body.  One whose parameters are passed as they
   are becomes a jump.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -std=gnu11" } */

#include <stdio.h>

#define INPUT 5
#include "../../include/test.h"

typedef int (*Function) ();

#define FUNCTION(name, real, salt)                                            \
  NOINLINE int name (a, b, c) real a; short b; unsigned char c;               \
  {                                                                           \
    int k = salt;                                                             \
    for (int i = 0; i < input; i++)                                           \
      {                                                                       \
        k = k * 31 + (int) (a * i * 1000000) + b + c + (k >> 3) + i * i;      \
        k ^= input;                                                           \
      }                                                                       \
    return k;                                                                 \
  }
FUNCTION (f, float, 1)
FUNCTION (g, float, 1)

#define WHOLE(name)                                                           \
  NOINLINE int name (a, b) int a; double b;                                   \
  {                                                                           \
    int k = 3;                                                                \
    for (int i = 0; i < input; i++)                                           \
      k = k * 31 + (int) (b * i * 1000) + a + (k >> 3);                       \
    return k;                                                                 \
  }
WHOLE (h)
WHOLE (k)

Function volatile pf = f, pg = g, ph = h, pk = k;

int
main (void)
{
  printf ("%d %d %d\n", pf (1.3, 3, 4), pg (1.3, 3, 4), pf == pg);
  printf ("%d %d %d\n", ph (3, 1.3), pk (3, 1.3), ph == pk);
  return 0;
}

/* { dg-final { mergefn-keeps-apart f g } } */
/* { dg-final { mergefn-folds k h } } */
