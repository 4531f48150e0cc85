/* Functions that read constant tables of their own are different if the tables
   are; if not, and if nobody looks at their addresses, the functions are the
   same.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name, ...)                                                   \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    static const int table[] = { __VA_ARGS__ };                               \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 5 + table[(i * 3) & 3];                                     \
    return sum;                                                               \
  }

FUNCTION (primes, 2, 3, 5, 7)
FUNCTION (primes_again, 2, 3, 5, 7)
FUNCTION (squares, 1, 4, 9, 16)
FUNCTION (more_primes, 2, 3, 5, 7, 11)

/* Same contents, but somebody compares the addresses.  */
static const int left[] = { 8, 6, 4, 2 }, right[] = { 8, 6, 4, 2 };
const int *volatile seen[] = { left, right };

static NOINLINE int
from_left (const int *p, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 5 + (p + i == left + i) + left[i];
  return sum;
}

static NOINLINE int
from_right (const int *p, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 5 + (p + i == right + i) + right[i];
  return sum;
}

int
main (void)
{
  printf ("%d\n", primes (input));
  printf ("%d\n", primes_again (input));
  printf ("%d\n", squares (input));
  printf ("%d\n", more_primes (input));
  printf ("%d\n", from_left (seen[0], input));
  printf ("%d\n", from_right (seen[0], input));
  return 0;
}

/* { dg-final { mergefn-folds primes_again primes removed } } */
/* { dg-final { mergefn-keeps-apart primes squares } } */
/* { dg-final { mergefn-keeps-apart from_left from_right } } */
