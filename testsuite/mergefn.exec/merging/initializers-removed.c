/* A function may be named by tables alone, and by tables that nobody reads any
   more when all calls through them have been made direct: then it can go.  All
   uses reach the one that is kept, nothing refers to what is gone, and what
   differs stays.  LLVM: insignificant address, every use replaced, initializers
   too, duplicate deleted; D, "body released while in use".

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

typedef int (*function) (int);

#define FUNCTION(name, factor)                                                \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * factor + i;                                                 \
    return sum;                                                               \
  }

FUNCTION (a_kept, 7)
FUNCTION (forgotten, 7)
FUNCTION (nested_once, 7)
FUNCTION (nested_twice, 7)
FUNCTION (other, 11)

/* Calls through this one are made direct, and then nobody reads it.  */
static const function folded_table[] = { forgotten, other };

/* Each has a table of its own.  */
#define USER(name, callee)                                                    \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    static const function table[] = { callee, other };                        \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + table[i & 1](i);                                        \
    return sum;                                                               \
  }

USER (user, nested_once)
USER (user_again, nested_twice)

int
main (void)
{
  printf ("%d ", a_kept (input));
  printf ("%d %d\n", folded_table[0](input), folded_table[1](input));
  printf ("%d ", user (input));
  printf ("%d\n", user_again (input));
  return 0;
}

/* { dg-final { mergefn-folds forgotten a_kept removed } } */
/* { dg-final { mergefn-folds nested_once a_kept } } */
/* { dg-final { mergefn-folds nested_twice a_kept } } */
/* { dg-final { mergefn-keeps-apart a_kept other } } */
