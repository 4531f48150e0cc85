/* A PHI is unsigned in the first function and signed in the second.  GCC takes two PHIs for one only if their types are
   the same.  In the first function two addresses are one, and a store that only gives memory another type goes.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-Os" } */
/* { dg-require-gcc 11 12 } */

#include <stdio.h>
#include <stdlib.h>

#define INPUT 16
#include "../../include/test.h"

/* Inlined late, so GCC does not see early that the two are one.  */
#define GET(name)							\
  static inline unsigned long name (unsigned long x)			\
  {									\
    x *= 3; x ^= x >> 17; x *= 5; x ^= x >> 19;	\
    return x & 16;							\
  }
GET (get1)
GET (get2)

#define F(name, t1, t2)							\
  NOINLINE static long name (char *base, unsigned long x, unsigned long y, int from_x, int flag, \
			     long long *q, long *l, long v)		\
  {                                                                           \
    char g[64] = "";						\
    if (flag > 1)							\
      base = g;								\
    t1 o1; t2 o2;							\
    if (from_x)								\
      {									\
	o1 = get1 (x);							\
	o2 = get2 (x);							\
      }									\
    else								\
      {									\
	__asm__ ("" : "+r" (y));					\
	o1 = o2 = y;							\
      }									\
    char *p1 = base + (unsigned long) o1, *p2 = base + (unsigned long) o2; \
    long long before = *q, s = 0;					\
    *l = v;								\
    g[v & 31] = v;							\
    if (flag == 0)							\
      {									\
	long c = *(long *)p2;						\
	if (v > 100)							\
	  __asm__ volatile ("" : "+r" (v));			\
	*(long long *)p2 = c;						\
      }									\
    else								\
      s = *(long long *)p1;						\
    return *q - before + s + g[v & 31] - v;						\
  }

F (f1, unsigned long, unsigned long)
F (f2, unsigned long, long)

NOINLINE void
test (long long *m)
{
  m[2] = 1;
  printf ("%ld\n", f2 ((char *)m, input, input, input - 16, input - 16, m + 2, (long *)(m + 2), input));
  f1 ((char *)m, input - 16, 0, input, input / 16, m, (long *)(m + 4), input);
}

int
main (void)
{
  test (calloc (16, 8));
  return 0;
}

/* { dg-final { mergefn-keeps-apart f2 f1 } } */
