/* GCC asks of what a restrict pointer points to only for its layout.  So folding takes nothing from these pointers, to
   arrays and structs of other types.  A struct with pointers in other places is another layout.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-additional-options "-fno-strict-aliasing" } */

#include <stdio.h>

#include "../../include/test.h"

struct row
{
  int n[4];
};
struct unsigned_row
{
  unsigned n[4];
};
struct with_pointer
{
  int n[4];
  void *p;
};
struct with_number
{
  int n[4];
  long l;
};

#define FUNCTION(name, type, element)                                                              \
  static NOINLINE int name (type, int n)                                                           \
  {                                                                                                \
    int rounds = 0;                                                                                \
    for (int i = 0; i < n; i++)                                                                    \
      {                                                                                            \
        to[i] element = from[i] element;                                                       \
        rounds += 3;                                                                               \
      }                                                                                            \
    return rounds;                                                                                 \
  }

#define TWO(...) __VA_ARGS__ *restrict to, __VA_ARGS__ *restrict from
#define ROWS(type) type (*restrict to)[4], type (*restrict from)[4]

FUNCTION (arrays, ROWS (int), [2])
FUNCTION (unsigned_arrays, ROWS (unsigned), [2])
FUNCTION (structs, TWO (struct row), .n[3])
FUNCTION (unsigned_structs, TWO (struct unsigned_row), .n[3])
FUNCTION (pointer_behind, TWO (struct with_pointer), .n[1])
FUNCTION (number_behind, TWO (struct with_number), .n[1])

int
main (void)
{
  int a[2][4] = { { 0 } }, b[2][4] = { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } };
  unsigned c[2][4] = { { 0 } }, d[2][4] = { { 4, 3, 2, 1 }, { 8, 7, 6, 5 } };
  struct row e[2] = { { { 0 } } }, f[2] = { { { 1, 2, 3, 4 } }, { { 9, 8, 7, 6 } } };
  struct unsigned_row g[2] = { { { 0 } } }, h[2] = { { { 5, 6, 7, 8 } }, { { 1, 3, 5, 7 } } };
  struct with_pointer i[1] = { { { 0 }, a } }, j[1] = { { { 3, 2 }, b } };
  struct with_number k[1] = { { { 0 }, 6 } }, l[1] = { { { 4, 5 }, 7 } };
  int two = input + 1 > 1 ? 2 : 1;
  printf ("%d %d\n", arrays (a, b, two), unsigned_arrays (c, d, two));
  printf ("%d %d\n", structs (e, f, two), unsigned_structs (g, h, two));
  printf ("%d %d\n", pointer_behind (i, j, 1), number_behind (k, l, 1));
  printf ("%d %u %d %u %d %d\n", a[1][2], c[1][2], e[1].n[3], g[1].n[3], i[0].n[1], k[0].n[1]);
  return 0;
}

/* { dg-final { mergefn-folds arrays unsigned_arrays } } */
/* { dg-final { mergefn-weakens-nothing arrays unsigned_arrays } } */
/* { dg-final { mergefn-folds structs unsigned_structs } } */
/* { dg-final { mergefn-weakens-nothing structs unsigned_structs } } */
/* { dg-final { mergefn-folds pointer_behind number_behind } } */
/* { dg-final { mergefn-weakens pointer_behind number_behind restrict } } */
