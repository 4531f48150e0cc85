/* A difference that comes after a statement that does nothing is still one:
   labels, empty statements, clobbers at the end of a scope.  D, "compare loop
   that returned early at a NOP".

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

NOINLINE void
touch (int *p, int n)
{
  *p = *p * 3 + n;
}

#define FUNCTION(name, last)                                                  \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        {                                                                     \
          int scoped = i;                                                     \
          touch (&scoped, n);                                                 \
          sum = sum * 7 + scoped;                                             \
        }                                                                     \
      unused_label:                                                           \
        __attribute__ ((unused));                                             \
        ;                                                                     \
        if (n > 100)                                                          \
          goto unused_label;                                                  \
        last;                                                                 \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (plain, touch (&sum, 5))
FUNCTION (plain_again, touch (&sum, 5))
FUNCTION (other_last, touch (&sum, 6))
FUNCTION (no_last, )

int
main (void)
{
  printf ("%d\n", plain (input));
  printf ("%d\n", plain_again (input));
  printf ("%d\n", other_last (input));
  printf ("%d\n", no_last (input));
  return 0;
}

/* { dg-final { mergefn-folds plain_again plain removed } } */
/* { dg-final { mergefn-keeps-apart plain other_last } } */
/* { dg-final { mergefn-keeps-apart plain no_last } } */
