/* The memory model of an atomic operation is an argument like any other, and
   a weak exchange is not a strong one.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

int cells[4];

#define FUNCTION(name, expression)                                            \
  static NOINLINE int name (int *p, int n)                                    \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + (expression);                                           \
    return sum;                                                               \
  }

FUNCTION (add, __atomic_fetch_add (p + i, n, __ATOMIC_SEQ_CST))
FUNCTION (add_again, __atomic_fetch_add (p + i, n, __ATOMIC_SEQ_CST))
FUNCTION (add_relaxed, __atomic_fetch_add (p + i, n, __ATOMIC_RELAXED))
FUNCTION (subtract, __atomic_fetch_sub (p + i, n, __ATOMIC_SEQ_CST))
FUNCTION (load, __atomic_load_n (p + i, __ATOMIC_ACQUIRE))
FUNCTION (load_again, __atomic_load_n (p + i, __ATOMIC_ACQUIRE))
FUNCTION (load_relaxed, __atomic_load_n (p + i, __ATOMIC_RELAXED))

#define STORE(name, model)                                                    \
  static NOINLINE int name (int *p, int n)                                    \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      __atomic_store_n (p + i, n, model);                                     \
    return n;                                                                 \
  }

STORE (store, __ATOMIC_SEQ_CST)
STORE (store_again, __ATOMIC_SEQ_CST)
STORE (store_release, __ATOMIC_RELEASE)

int
main (void)
{
  int (*volatile functions[]) (int *, int)
      = { add,        add_again,    add_relaxed, subtract,    load,
          load_again, load_relaxed, store,       store_again, store_release };
  for (int f = 0; f < 10; f++)
    {
      printf ("%d ", functions[f](cells, input));
      for (int i = 0; i < 4; i++)
        printf ("%d ", cells[i]);
      printf ("\n");
    }
  return 0;
}

/* { dg-final { mergefn-folds add_again add } } */
/* { dg-final { mergefn-folds load_again load } } */
/* { dg-final { mergefn-folds store_again store } } */
/* { dg-final { mergefn-count-merges 3 } } */
