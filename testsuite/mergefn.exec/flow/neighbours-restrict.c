/* GCC makes one access of neighbouring references, and believes of all what a restrict pointer says of the first.  So the
   others must not come to have the same address (addresses-by-path.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <stdlib.h>

#define INPUT 16
#include "../../include/test.h"
#include "spellings-aux.h"

static inline void
apart (int *restrict q, int *restrict r, int *s, int *t)
{
  *r = 7;
  *s = q[0];
  *t = q[1];
}

#define COPY(name, one, two)                                                  \
  NOINLINE static void name (char *base, unsigned long x, int *r, int *out)   \
  {                                                                           \
    int *p = (int *)(base + one), *q = (int *)(base + two);                   \
    int s, t, u, w;                                                           \
    apart (p, r, &s, &t);                                                     \
    u = q[2];                                                                 \
    w = q[3];                                                                 \
    out[0] = s + 1;                                                           \
    out[1] = t + 1;                                                           \
    out[2] = u + 1;                                                           \
    out[3] = w + 1;                                                           \
    *r = 9;                                                                   \
  }

COPY (by_array, ARRAY, ITEM)
COPY (by_item, ITEM, ARRAY)

int
main (void)
{
  int *m = malloc (128), out[8];
  m[4] = 1; m[5] = 2; m[6] = 3; m[7] = 4;
  by_array ((char *)m, FIND (input), m + 7, out);
  by_item ((char *)m, FIND (input), m + 7, out + 4);
  for (int i = 0; i < 8; i++)
    printf ("%d ", out[i]);
  puts ("");
  return 0;
}

/* { dg-final { mergefn-keeps-apart by_item by_array } } */
