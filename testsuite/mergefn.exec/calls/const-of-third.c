/* The const function loses its promise to a second one.  By then it promises what a third one does.  Its own calls
   have a const type still (const-in-one-caller.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

/* Folds before the second does.  */
#define BETWEEN                                                                                    \
  NOINLINE static struct S mid (int i)                                                             \
  {                                                                                                \
    struct S s = { table[i & 3] * 3, table[(i + 1) & 3] ^ 5, i };                                  \
    return s;                                                                                      \
  }                                                                                                \
  struct S other;                                                                                  \
  NOINLINE void call_between (int i)                                                               \
  {                                                                                                \
    other = mid (i);                                                                               \
  }
#include "const-in-one-caller.c"

/* { dg-final { mergefn-folds mid first } } */
/* { dg-final { mergefn-folds second first } } */
