/* GCC shares the set of no variables among all functions that use none.  A function that may use more after a merge
   must not change what GCC knows of the others: `caller' compiles only if `uses_none' does not change `own'.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fPIC" } */

#include <stdio.h>

#include "../../include/test.h"

extern void bad (void) __attribute__ ((error ("cannot happen")));
extern int usleep (unsigned) __attribute__ ((leaf, nothrow));
static int own;

static NOINLINE int
uses_none (int *p)
{
  usleep (4);
  *p = *p * 3 + 1;
  p[2] = p[5] ^ 4;
  return p[3];
}

NOINLINE int
caller (int *p, int n)
{
  own = n;
  int r = uses_none (p);
  if (own != n)
    bad ();
  return r;
}

NOINLINE int
exchange (int n)
{
  int old = own;
  own = n * 7;
  return old;
}

#define FUNCTION(name)                                                        \
  NOINLINE int name (int *p, int n)                                           \
  {                                                                           \
    int s = 0;                                                                \
    for (int i = 0; i < n; i++)                                               \
      s = s * 3 + p[i] * 5;                                                   \
    p[0] = s;                                                                 \
    p[7] = s / 3;                                                             \
    return s;                                                                 \
  }

static FUNCTION (kept)
FUNCTION (interposable)

int
main (void)
{
  int numbers[8] = { 1, 2, 3, 4, 5, 6, 7, 8 };
  printf ("%d %d\n", kept (numbers, input), interposable (numbers, input));
  printf ("%d\n", caller (numbers, input));
  printf ("%d\n", exchange (input));
  return 0;
}

/* { dg-final { mergefn-folds interposable kept } } */
