/* A vector constant is kept in a compressed form; two differ if any element
   does, the last as well as the first, and by bits.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

typedef int vec __attribute__ ((vector_size (32)));
typedef float fvec __attribute__ ((vector_size (32)));

#define FUNCTION(name, type, ...)                                             \
  static NOINLINE void name (type *p, int n)                                  \
  {                                                                           \
    const type constant = { __VA_ARGS__ };                                    \
    for (int i = 0; i < n; i++)                                               \
      p[i] = p[i] * 3 + constant;                                             \
  }

FUNCTION (steps, vec, 0, 1, 2, 3, 4, 5, 6, 7)
FUNCTION (steps_again, vec, 0, 1, 2, 3, 4, 5, 6, 7)
FUNCTION (bigger_steps, vec, 0, 2, 4, 6, 8, 10, 12, 14)
FUNCTION (other_last, vec, 0, 1, 2, 3, 4, 5, 6, 8)
FUNCTION (all_ones, vec, 1, 1, 1, 1, 1, 1, 1, 1)
FUNCTION (one_and_zeros, vec, 1, 0, 0, 0, 0, 0, 0, 0)

#define SHUFFLE(name, ...)                                                    \
  static NOINLINE void name (vec *p, int n)                                   \
  {                                                                           \
    for (int i = 0; i + 1 < n; i++)                                           \
      p[i] = __builtin_shuffle (p[i], p[i + 1], (vec){ __VA_ARGS__ });        \
  }

SHUFFLE (low, 0, 8, 1, 9, 2, 10, 3, 11)
SHUFFLE (low_again, 0, 8, 1, 9, 2, 10, 3, 11)
SHUFFLE (high, 4, 12, 5, 13, 6, 14, 7, 15)

static NOINLINE void
floats (fvec *p, int n)
{
  for (int i = 0; i < n; i++)
    p[i] += (fvec){ 0, -0.0f, 1, 2, 3, 4, 5, 6 };
}

int
main (void)
{
  void (*volatile functions[]) (vec *, int)
      = { steps,         steps_again, bigger_steps, other_last, all_ones,
          one_and_zeros, low,         low_again,    high };
  fvec numbers[2] = { { input }, { input } };
  for (int f = 0; f < 9; f++)
    {
      vec v[3] = { { 1, 2, 3, 4, 5, 6, 7, 8 }, { input } };
      functions[f](v, input);
      for (int i = 0; i < 16; i++)
        printf ("%d ", v[i / 8][i % 8]);
      printf ("\n");
    }
  floats (numbers, input - 1);
  printf ("%g %g\n", numbers[0][1], numbers[1][7]);
  return 0;
}

/* { dg-final { mergefn-folds steps_again steps } } */
/* { dg-final { mergefn-folds low_again low } } */
/* { dg-final { mergefn-count-merges 2 } } */
