/* How far an item at a variable place may be from the first goes by what the
   array is a part of: a field of a struct ends where the next one begins, one of
   a union where the union ends.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

struct apart { struct { int v[4]; } in; int after[4]; long end; };
struct over { union { int v[4]; int w[8]; } u; long end; };
struct apart_too { struct { int v[4]; } in; int after[4]; void *end; };

volatile int n = 3;
volatile int fourth = 4;
volatile int no = 0;

#define FUNCTION(name, type, array, item)                                     \
  NOINLINE int name (struct type *p, int n, int k)                            \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      p->array.v[k] = p->item + i;                                            \
    return p->array.v[k];                                                     \
  }

FUNCTION (a_apart, apart, in, after[0])
FUNCTION (over, over, u, u.w[4])
FUNCTION (apart_too, apart_too, in, after[0])

int
main (void)
{
  struct apart a = { { { 1, 2, 3, 4 } }, { 5, 6, 7, 8 }, 9 };
  struct apart_too t = { { { 1, 2, 3, 4 } }, { 5, 6, 7, 8 }, 0 };
  struct over o = { { .w = { 1, 2, 3, 4, 5, 6, 7, 8 } }, 9 };
  printf ("%d %d\n", a_apart (&a, n, no), apart_too (&t, n, no));
  printf ("%d\n", over (&o, n, fourth));
  return 0;
}

/* { dg-final { mergefn-keeps-apart over a_apart } } */
/* { dg-final { mergefn-folds apart_too a_apart } } */
