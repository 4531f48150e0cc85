/* That a store writes what is there already GCC may find out when the functions
   have been folded: by a loop that it computes, by a condition, by an index.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fstrict-aliasing" } */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <stdlib.h>

#define NO_INPUT
#include "../../include/test.h"

#define PAIR(what, FUNCTION, start)                                           \
  FUNCTION (what##_a_to_b, long, long long)                                   \
  FUNCTION (what##_b_to_a, long long, long)                                   \
  NOINLINE long what##_caller (long *p, long long *q, long n)                 \
  {                                                                           \
    long before = *q;                                                         \
    *p = n;                                                                   \
    long r = what##_a_to_b (p, 0, 1);                                         \
    return r * 100 + *q - before;                                             \
  }                                                                           \
  static void what##_run (void *p)                                            \
  {                                                                           \
    *(long long *) p = 1;                                                     \
    printf ("%ld\n", what##_caller (p, p, start));                            \
    *(long long *) p = 1;                                                     \
    printf ("%ld\n", what##_b_to_a (p, 0, 1));                                \
  }

/* M is 0 in the end.  */
#define BY_LOOP(name, From, To)                                               \
  NOINLINE long name (void *p, long i, long n)                                \
  {                                                                           \
    long v = *(From *) p, w = v * n;                                          \
    int m = 2;                                                                \
    for (i = 0; i < 3; i++)                                                   \
      m = (m * 5 + 3) % 7;                                                    \
    *(To *) p = v + m;                                                        \
    return w * 7 + (v >> 3) * 5;                                              \
  }

#define BY_CONDITION(name, From, To)                                          \
  NOINLINE long name (void *p, long i, long n)                                \
  {                                                                           \
    long v = *(From *) p, w = v * n + n + i;                                  \
    if (v == 0)                                                               \
      *(To *) p = 0;                                                          \
    return w * 7 + (v >> 3) * 5;                                              \
  }

#define BY_INDEX(name, From, To)                                              \
  NOINLINE long name (void *p, long i, long n)                                \
  {                                                                           \
    long v = ((From *) p)[i], w = v * n;                                      \
    ((To *) p)[i] = v;                                                        \
    return w * 7 + (v >> 3) * 3;                                              \
  }

PAIR (loop, BY_LOOP, 5)
PAIR (condition, BY_CONDITION, 0)
PAIR (by_index, BY_INDEX, 5)

int
main (void)
{
  void *p = malloc (64);
  loop_run (p);
  condition_run (p);
  by_index_run (p);
  return 0;
}

/* { dg-final { mergefn-folds loop_b_to_a loop_a_to_b } } */
/* { dg-final { mergefn-folds condition_b_to_a condition_a_to_b } } */
/* { dg-final { mergefn-folds by_index_b_to_a by_index_a_to_b } } */
