/* Were the path of an address forgotten, the arguments of two calls of a const function would be equal.  PRE would make
   one call before the branch, and give it the type of either call (create_expression_by_pieces in tree-ssa-pre).  One
   type promises that the argument is not null.  So an address that such a call takes keeps its path.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-additional-sources "nonnull-hoisted-aux.c" } */

#define NO_INPUT
#include "../../include/test.h"

typedef int nonnull_function (const int *) __attribute__ ((nonnull));
struct apples { int first; int second; };
struct stones { int first; long second; };

/* 1 for null, 2 otherwise.  */
extern int kind (const int *p) __attribute__ ((const, noinline));
extern void show_both (int, int);

static inline int
call_nonnull (nonnull_function *f, const int *p)
{
  return f (p);
}

#define USE(name, type)                                                                            \
  NOINLINE static void name (struct type *p, int set)                                              \
  {                                                                                                \
    int r;                                                                                         \
    if (!set)                                                                                      \
      r = kind ((int *) p) + 7;                                                                    \
    else                                                                                           \
      r = call_nonnull (kind, &p->first) + 3;                                                      \
    show_both (r, p == 0);                                                                         \
  }

USE (use_apples, apples)
USE (use_stones, stones)

int
main (void)
{
  struct apples apples = { 1, 2 };
  struct stones stones = { 1, 2 };
  use_apples (&apples, 1);
  use_apples (0, 0);
  use_stones (&stones, 1);
  use_stones (0, 0);
  return 0;
}

/* { dg-final { mergefn-keeps-apart use_stones use_apples } } */
