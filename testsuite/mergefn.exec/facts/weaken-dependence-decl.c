/* The kept function has inlined one whose restrict parameters both point to a
   variable, so that its accesses of that variable are taken for apart; the
   dropped one's are not, and touch the same element.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

struct box { int a[4]; } box = { { 1, 1, 1, 1 } };

#define BODY                                                                  \
  {                                                                           \
    for (int k = 0; k < n; k++)                                               \
      {                                                                       \
        s->a[i] += k;                                                         \
        v->a[j] *= 3;                                                         \
      }                                                                       \
  }

static inline void
set_apart (struct box *restrict s, struct box *restrict v, int i, int j, int n)
BODY

static inline void
set (struct box *s, struct box *v, int i, int j, int n)
BODY

NOINLINE void
a_apart (int i, int j, int n)
{
  set_apart (&box, &box, i, j, n);
}

NOINLINE void
same (int i, int j, int n)
{
  set (&box, &box, i, j, n);
}

volatile int one = 1, two = 2;

int
main (void)
{
  a_apart (one, two, 4);
  printf ("%d %d\n", box.a[1], box.a[2]);
  same (one, one, 4);
  printf ("%d\n", box.a[1]);
  return 0;
}

/* { dg-final { mergefn-folds same a_apart } } */
/* { dg-final { mergefn-needs dependence {-O3} } } */
