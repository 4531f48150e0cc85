/* Both functions take a restrict pointer to a struct.  In the kept one's struct
   the pointers are restrict too, and GCC takes what they point to for apart; in
   the dropped one's they are plain, and overlap.  Passed by value, such structs
   make functions that are not folded.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

struct apart { int *restrict p, *restrict limit; };
struct plain { int *p, *limit; };

struct to_apart { struct apart *restrict s; };
struct to_plain { struct plain *restrict s; };

#define FUNCTION(name, parameter, value)                                      \
  static NOINLINE int name (struct parameter)                                 \
  {                                                                           \
    int *p = value->p, *limit = value->limit, rounds = 0;                     \
    for (int i = 0; i < *limit; i++)                                          \
      {                                                                       \
        p[i] = p[i] - 2;                                                      \
        rounds++;                                                             \
      }                                                                       \
    return rounds;                                                            \
  }

FUNCTION (a_apart, apart *restrict s, s)
FUNCTION (overlaps, plain *restrict s, s)
FUNCTION (a_apart_by_value, to_apart t, t.s)
FUNCTION (overlaps_by_value, to_plain t, t.s)

int
main (void)
{
  int a[8] = { 5, 5, 5, 6, 5, 5, 5, 5 }, b[8] = { 5, 5, 5, 6, 5, 5, 5, 5 };
  int c[8] = { 5, 5, 5, 6, 5, 5, 5, 5 }, limit = input + 3;
  struct apart apart = { a, &limit };
  struct plain plain = { b, b + input }, other = { c, c + input };
  struct to_apart to_apart = { &apart };
  struct to_plain to_plain = { &other };
  printf ("%d\n", a_apart (&apart));
  printf ("%d\n", overlaps (&plain));
  printf ("%d\n", a_apart_by_value (to_apart));
  printf ("%d\n", overlaps_by_value (to_plain));
  printf ("%d %d %d\n", a[3], b[3], c[3]);
  return 0;
}

/* { dg-final { mergefn-folds overlaps a_apart } } */
/* { dg-final { mergefn-weakens overlaps a_apart restrict } } */
/* { dg-final { mergefn-keeps-apart overlaps_by_value a_apart_by_value } } */
/* { dg-final { mergefn-needs restrict {-O2 -O3} } } */
