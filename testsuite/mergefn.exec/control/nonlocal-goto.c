/* A nested function that leaves for a label of its parent: neither it nor the
   parent is folded with another.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

NOINLINE void
each (int n, void (*function) (int))
{
  for (int i = 0; i < n; i++)
    function (i);
}

static NOINLINE int
search_a (const int *p, int n, int wanted)
{
  __label__ found;
  int at = -1;
  void
  look (int i)
  {
    if (p[i] == wanted)
      {
        at = i;
        goto found;
      }
  }
  each (n, look);
  return -1;
found:
  return at * 10 + 1;
}

static NOINLINE int
search_b (const int *p, int n, int wanted)
{
  __label__ found;
  int at = -1;
  void
  look (int i)
  {
    if (p[i] == wanted)
      {
        at = i;
        goto found;
      }
  }
  each (n, look);
  return -1;
found:
  return at * 10 + 2;
}

/* Without that, the same is folded.  */
#define PLAIN(name)                                                           \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

PLAIN (plain_a)
PLAIN (plain_b)

int
main (void)
{
  int numbers[4] = { 5, 6, 7, 8 };
  printf ("%d\n", search_a (numbers, 4, input + 4));
  printf ("%d\n", search_b (numbers, 4, input + 4));
  printf ("%d\n", search_a (numbers, 4, input));
  printf ("%d %d\n", plain_a (input), plain_b (input));
  return 0;
}

/* { dg-final { mergefn-folds plain_b plain_a removed } } */
/* { dg-final { mergefn-keeps-apart search_a search_b } } */
/* { dg-final { mergefn-keeps-apart look.* search_a } } */
