/* One function computes two addresses in two ways, and GCC tells them apart.  In the other they are one value.  So the two
   stay apart: a reference in a branch that never runs must not lend the bounds of its array, nor its alignment
   (calls/results-as-places.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#define INPUT 16
#include "../../include/test.h"

struct wide { int l[16]; int kind; };
struct narrow { int l[1]; int kind; };

#define SUM(name, offset)                                                     \
  NOINLINE static int name (char *p, size_t k, const int *narrow, int n)      \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        if (!narrow[i])                                                       \
          sum += ((struct wide *)(p + k * 8))->l[i] * 5;                      \
        else                                                                  \
          sum += ((struct narrow *)(p + offset))->l[i] * 3;                   \
      }                                                                       \
    return sum;                                                               \
  }

SUM (sum_by_size, k * 8)
SUM (total_by_shift, (k << 3))

typedef int four __attribute__ ((vector_size (16)));
struct whole { four v; } __attribute__ ((packed, aligned (16), may_alias));
struct part { four v; } __attribute__ ((packed, may_alias));

#define ADD(name, offset)                                                     \
  NOINLINE static int name (int is_whole, char *base, unsigned x)             \
  {                                                                           \
    four s = { 0 };                                                           \
    if (is_whole)                                                             \
      s = ((struct whole *)(base + offset))->v;                               \
    s += ((struct part *)(base + x * 5))->v;                                  \
    return s[0] + s[1] + s[2] + s[3];                                         \
  }

ADD (add_unsigned, x * 5)
ADD (add_signed, (unsigned)((int)x * 5))

int
main (void)
{
  static int none[16], only[1] = { 1 };
  struct wide *b = malloc (sizeof *b);
  struct narrow *c = malloc (sizeof *c);
  for (int i = 0; i < 16; i++)
    b->l[i] = i * i;
  c->l[0] = 7;
  printf ("%d ", total_by_shift ((char *)b, input - INPUT, none, input));
  printf ("%d\n", sum_by_size ((char *)c, input - INPUT, only, 1));

  static int numbers[32] __attribute__ ((aligned (16))) = { 1, 2, 3, 4, 5, 6, 7, 8 };
  printf ("%d ", add_unsigned (1, (char *)numbers, input - INPUT));
  printf ("%d\n", add_signed (0, (char *)numbers, input / 4));
  return 0;
}

/* { dg-final { mergefn-keeps-apart total_by_shift sum_by_size } } */
/* { dg-final { mergefn-keeps-apart add_signed add_unsigned } } */
