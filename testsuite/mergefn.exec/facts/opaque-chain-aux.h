/* What opaque-chain.c and opaque-chain-equal.c compile.  A function that forgot types, for stores that are there for
   their type alone, is folded in turn into a_same.  a_same accesses memory by the type SAME.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <stdlib.h>

#include "../../include/test.h"

NOINLINE long
z1 (long v, long n)
{
  return v * n + (v ^ 77) * 13 + (n << 3) / 7;
}

NOINLINE long
z2 (long v, long n)
{
  return v * n + (v ^ 77) * 13 + (n << 3) / 7;
}

/* M is 0 in the end.  */
#define BY_LOOP(name, From, To, help)                                         \
  NOINLINE long name (void *p, long i, long n)                                \
  {                                                                           \
    long v = *(From *) p, w = help (v, n);                                    \
    int m = 2;                                                                \
    for (i = 0; i < 3; i++)                                                   \
      m = (m * 5 + 3) % 7;                                                    \
    *(To *) p = v + m;                                                        \
    return w * 7 + (v >> 3) * 5;                                              \
  }

typedef long __attribute__ ((may_alias)) any;
BY_LOOP (a_same, SAME, SAME, z1)
BY_LOOP (b_a_to_b, long, long long, z2)
BY_LOOP (b_b_to_a, long long, long, z2)

NOINLINE long
caller (long *p, long long *q, long n)
{
  long before = *q;
  *p = n;
  long r = b_a_to_b (p, 0, 1);
  return r * 100 + *q - before;
}

int
main (void)
{
  void *p = malloc (64);
  *(long long *) p = 1;
  printf ("%ld\n", caller (p, p, 5));
  *(long long *) p = 1;
  printf ("%ld\n", b_b_to_a (p, 0, 1));
  *(long *) p = 1;
  printf ("%ld\n", a_same (p, 0, 1));
  return 0;
}
