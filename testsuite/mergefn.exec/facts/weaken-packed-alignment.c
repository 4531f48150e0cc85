/* A part of an aligned object may be aligned to less than what stands at the
   same place in another: packed behind a field.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

typedef int vector __attribute__ ((vector_size (16)));
struct __attribute__ ((packed, aligned (16))) packed { int pad; vector v; };

#define FUNCTION(name, place)                                                 \
  NOINLINE int name (char *p, int n)                                          \
  {                                                                           \
    vector y = { n, n + 1, n + 2, n + 3 };                                    \
    vector x = place;                                                         \
    vector r = x * y + (x >> 3) - (y ^ x);                                    \
    return r[0] ^ r[3];                                                       \
  }

FUNCTION (a_plain, *(vector *) (p + 16))
FUNCTION (b_packed, ((struct packed *) (p + 12))->v)

struct packed items[2] = { { 1, { 2, 3, 4, 5 } }, { 6, { 7, 8, 9, 10 } } };
vector vectors[3] = { { 1, 2, 3, 4 }, { 5, 6, 7, 8 }, { 9, 10, 11, 12 } };

int
main (void)
{
  printf ("%d\n", a_plain ((char *) vectors, 3));
  printf ("%d\n", b_packed ((char *) &items[1] - 12, 4));
  return 0;
}

/* { dg-final { mergefn-folds b_packed a_plain } } */
/* { dg-final { mergefn-weakens b_packed a_plain alignment } } */
