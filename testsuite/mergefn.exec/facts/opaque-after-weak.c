/* A function into which another folds may become opaque, and lose types, though all that it knew was weak before.  The
   function that takes its place later must become so, too.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <stdlib.h>

#define NO_INPUT
#include "../../include/test.h"

#include "../../include/equal-later.h"

typedef long long __attribute__ ((may_alias)) any_long_long;
typedef long __attribute__ ((may_alias)) any_long;

/* Reads *P as FIRST, and writes the same value as SECOND.  */
#define BODY(name, first, second, g)                                                               \
  NOINLINE int name (void *p, int n)                                                               \
  {                                                                                                \
    first v = *(first *)p;                                                                         \
    int k = 3;                                                                                     \
    for (int i = 0; i < 4; i++)                                                                    \
      k = k * 2 + 1;                                                                               \
    *(second *)p = v + (k - 63);                                                                   \
    return g (n) * 5 + n;                                                                          \
  }

BODY (a_any, any_long, any_long_long, g2)
BODY (b_any, any_long, any_long_long, g1)
BODY (c_retype, long, long long, g1) /* *P is a long before, and a long long after.  */

NOINLINE long long
change (long long *l, long *p, long a)
{
  long long before = *l;
  *p = a;
  c_retype (p, 3);
  return *l * 5 - before;
}

int
main (void)
{
  long long *one = malloc (sizeof *one);
  *one = 1;
  printf ("%lld\n", change (one, (long *)one, 10));
  printf ("%d %d\n", a_any (one, 3), b_any (one, 4));
  return 0;
}

/* { dg-final { mergefn-folds c_retype *_any } } */
