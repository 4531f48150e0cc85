/* GCC may keep a bound in a register across stores of another type.  The kept
   function knows that its stores are of another type; the dropped one's stores
   are through a type that may alias anything, which is all that differs.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#include "../../include/test.h"

typedef int any_int __attribute__ ((may_alias));

#define FUNCTION(name, item)                                                  \
  static NOINLINE int name (item *p, const float *limit)                      \
  {                                                                           \
    int rounds = 0;                                                           \
    for (int i = 0; i < *limit; i++)                                          \
      {                                                                       \
        p[i] = p[i] + 0x800000;                                               \
        rounds++;                                                             \
      }                                                                       \
    return rounds;                                                            \
  }

FUNCTION (a_of_one_type, int)
FUNCTION (of_any_type, any_int)

int
main (void)
{
  int items[8] = { 1, 2, 3, input, 5, 6, 7, 8 };
  float floats[8] = { 1, 2, input, 4, 5, 6, 7, 8 };
  printf ("%d\n", a_of_one_type (items, floats + 2));
  /* The second item is the limit, of which the addition makes a 4.  */
  floats[3] = input - 1;
  printf ("%d\n", of_any_type ((any_int *) floats + 2, floats + 3));
  printf ("%x %f\n", items[2], floats[3]);
  return 0;
}

/* { dg-final { mergefn-folds of_any_type a_of_one_type } } */
/* { dg-final { mergefn-weakens of_any_type a_of_one_type alias-set } } */
/* { dg-final { mergefn-needs alias-set } } */
