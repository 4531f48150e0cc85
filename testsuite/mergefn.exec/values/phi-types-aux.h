/* Two values that are signed or not, in two functions.  GCC takes two PHIs for one only if their types are the same.  Then
   two addresses are one, and a store that only gives memory another type goes.

   The test that includes this says what the values are held in (STORE, STORE_BOTH, LOAD, HOLD), and which assembly
   stands before they are stored (TEMPLATE).

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <stdlib.h>

#define INPUT 16
#include "../../include/test.h"

/* Inlined late, so GCC does not see early that the two are one.  */
#define GET(name)                                                             \
  static inline unsigned long name (unsigned long x)                          \
  {                                                                           \
    x *= 3;                                                                   \
    x ^= x >> 17;                                                             \
    x *= 5;                                                                   \
    x ^= x >> 19;                                                             \
    return x & 16;                                                            \
  }
GET (get1)
GET (get2)

#define F(name, t1, t2)                                                                       \
  NOINLINE static long                                                                        \
  name (char *base, unsigned long x, unsigned long y, int from_x, int flag, long long *q,     \
        long *l, long v)                                                                      \
  {                                                                                           \
    char g[64] = "";                                                                          \
    if (flag > 1)                                                                             \
      base = g;                                                                               \
    t1 o1;                                                                                    \
    t2 o2;                                                                                    \
    unsigned long u, w;                                                                       \
    HOLD (o1, o2)                                                                             \
    if (from_x)                                                                               \
      {                                                                                       \
        STORE (o1, get1 (x));                                                                 \
        STORE (o2, get2 (x));                                                                 \
      }                                                                                       \
    else                                                                                      \
      {                                                                                       \
        __asm__ (TEMPLATE : "+r" (y));                                                        \
        STORE_BOTH (o1, o2, y);                                                               \
      }                                                                                       \
    u = LOAD (o1);                                                                            \
    w = LOAD (o2);                                                                            \
    char *p1 = base + u, *p2 = base + w;                                                      \
    long long before = *q, s = 0;                                                             \
    *l = v;                                                                                   \
    g[v & 31] = v;                                                                            \
    if (flag == 0)                                                                            \
      {                                                                                       \
        long c = *(long *) p2;                                                                \
        if (v > 100)                                                                          \
          __asm__ volatile ("" : "+r" (v));                                                   \
        *(long long *) p2 = c;                                                                \
      }                                                                                       \
    else                                                                                      \
      s = *(long long *) p1;                                                                  \
    return *q - before + s + g[v & 31] - v;                                                   \
  }

#define TEST                                                                  \
  NOINLINE void                                                               \
  test (long long *m)                                                         \
  {                                                                           \
    m[2] = 1;                                                                 \
    printf ("%ld\n", f2 ((char *) m, input, input, input - 16, input - 16, m + 2, (long *) (m + 2), input)); \
    f1 ((char *) m, input - 16, 0, input, input / 16, m, (long *) (m + 4), input); \
  }
