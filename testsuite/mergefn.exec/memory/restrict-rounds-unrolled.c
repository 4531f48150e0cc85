/* Like restrict-rounds.c.  A function calls itself directly, and may do so through an address.  The loop that GCC makes of
   the direct calls has to be there before GCC finds out anew what restrict says: two rounds become one block.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-funroll-loops" } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 4
#include "../../include/test.h"

static int table[16] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 };
/* Nothing ever sets it.  GCC finds that out after early tail recursion.  */
static int verbose;
static void (*volatile hook) (unsigned, int *, int *, int);

#define STEP(name)                                                            \
  NOINLINE static void name (unsigned n, int *restrict p, int *restrict q, int i) \
  {                                                                           \
    if (n == 0)                                                               \
      return;                                                                 \
    p[i] = q[0] * 3 + table[n - 1];                                           \
    name (n - 1, q, p, i);                                                    \
    if (verbose)                                                              \
      hook (n, p, q, i);                                                      \
  }

STEP (self_one)
STEP (self_two)

#define TRY(name)                                                             \
  {                                                                           \
    int a[4] = { 1 }, b[4] = { 1 };                                           \
    name (input * 4, a, b, input - INPUT);                                    \
    printf ("%d %d\n", a[0], b[0]);                                           \
  }

int
main (void)
{
  table[0] = input;
  TRY (self_one)
  TRY (self_two)
  return 0;
}

/* { dg-final { mergefn-folds self_two self_one } } */
