/* A caller of two equal functions calls one of them through an address.  So the kept function is pure no more, and its
   own calls, which are in its key, promise less.  A third function folds into it afterwards.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#define INPUT 3
#include "../../include/test.h"

typedef int function (int, void *);

#define DEFINE(name)                                                          \
  NOINLINE int name (int n, void *p)                                          \
  {                                                                           \
    if (n <= 0)                                                               \
      return 1;                                                               \
    int sum = 0;                                                              \
    for (int i = 0; i < 2; i++)                                               \
      sum = sum * 5 + name (n - 2 - i, p);                                    \
    return sum + n;                                                           \
  }
DEFINE (f1)
DEFINE (f2)
static DEFINE (f3)

static function *const table[] = { f1, f2 };
int trace[8];

NOINLINE int
both (int n, void *p)
{
  trace[n & 7]++;
  int first = table[(unsigned)n % 2](n - 2, p);
  return f2 (n - 3, p) + first * 7;
}

/* GCC knows that f3 is called with numbers below 8.  */
NOINLINE int
one (int n, void *p)
{
  int sum = 0;
  for (int i = 0; i < 2; i++)
    sum = sum * 5 + f3 ((n - 2 - i) & 7, p);
  return sum + n;
}

int
main (void)
{
  int n = input, unused;
  printf ("%d %d %d\n", f1 (n, &unused), f2 (n, &unused), f3 (n & 7, &unused));
  printf ("%d %d\n", both (n, &unused), one (n, &unused));
  return 0;
}

/* { dg-final { mergefn-folds f2 f1 } } */
/* { dg-final { mergefn-folds f3 f1 } } */
