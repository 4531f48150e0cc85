/* A function with asm keeps its types, so its key tells all types apart.  Here two variables are in memory when functions
   are folded, and in registers later.  PHIs of one type are taken for one value, and PHIs of two types are not.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O1 -fstrict-aliasing" } */

#include <stdio.h>
#include <stdlib.h>

#define INPUT 16
#include "../../include/test.h"

static int never;
typedef unsigned long any __attribute__ ((may_alias));
void *escaped;

/* Inlined late, so GCC does not see early that the two are one.  */
#define GET(name)							\
  static inline unsigned long name (unsigned long x)			\
  {									\
    x *= 3; x ^= x >> 17; x *= 5; x ^= x >> 19;	\
    return x & 16;							\
  }
GET (get1)
GET (get2)

#define F(name, t1, t2) \
  NOINLINE static long name (char *base, unsigned long x, unsigned long y, int from_x, int flag, \
                             long long *q, long *l, long v) \
  { \
    char g[64] = ""; \
    if (flag > 1) \
      base = g; \
    t1 o1; t2 o2; \
    unsigned long u, w; \
    if (never) { escaped = &o1; __asm__ volatile ("" ::: "memory"); escaped = &o2; } \
    if (from_x) \
      { \
        u = get1 (x); *(any *) &o1 = u; \
        w = get2 (x); *(any *) &o2 = w; \
      } \
    else \
      { \
        __asm__ ("nop" : "+r" (y)); \
        *(any *) &o1 = y; *(any *) &o2 = y; \
      } \
    u = *(any *) &o1; w = *(any *) &o2; \
    char *p1 = base + u, *p2 = base + w; \
    long long before = *q, s = 0; \
    *l = v; \
    g[v & 31] = v; \
    if (flag == 0) \
      { \
        long c = *(long *)p2; \
        if (v > 100) \
          __asm__ volatile ("" : "+r" (v)); \
        *(long long *)p2 = c; \
      } \
    else \
      s = *(long long *)p1; \
    return *q - before + s + g[v & 31] - v; \
  }

F (f1, unsigned long long, unsigned long long)
F (f2, unsigned long long, long long)
F (f3, unsigned long long, long long)

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
  f3 (calloc (16, 8), input - 16, 0, input, input / 16, calloc (2, 8), calloc (2, 8), input);
  return 0;
}

/* { dg-final { mergefn-keeps-apart f2 f1 } } */
/* { dg-final { mergefn-folds f3 f2 } } */
