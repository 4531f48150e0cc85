/* Where a variable's life ends decides whether another may share its place: two
   functions may differ in nothing but the braces.  The second pair of calls
   needs both variables at once.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

static char *first_place, *second_place;

NOINLINE void
first (char *p, int n)
{
  memset (p, n, 64);
  first_place = p;
}

NOINLINE int
second (char *p, int n)
{
  memset (p, n, 64);
  second_place = p;
  return n;
}

NOINLINE int
reads_first (int n)
{
  return first_place[n];
}

#define FUNCTION(name, open, close_early, close_late)                         \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        open char a[64];                                                      \
        first (a, i + 1);                                                     \
        close_early char b[64];                                               \
        sum = sum * 3 + second (b, i + 5);                                    \
        if (n > 2)                                                            \
          sum = sum * 5 + reads_first (i);                                    \
        close_late                                                            \
      }                                                                       \
    return sum;                                                               \
  }

#define OPEN {
#define CLOSE }

FUNCTION (together, OPEN, , CLOSE)
FUNCTION (together_again, OPEN, , CLOSE)
FUNCTION (in_turn, OPEN, CLOSE, )

int
main (void)
{
  printf ("%d\n", together (input));
  printf ("%d\n", together_again (input));
  printf ("%d\n", in_turn (input - 1));
  return 0;
}

/* { dg-final { mergefn-folds together_again together removed } } */
/* { dg-final { mergefn-keeps-apart together in_turn } } */
