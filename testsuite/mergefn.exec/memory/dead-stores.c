/* Stores that inlining leaves and that the same block overwrites are not there,
   whatever they would have stored; one that something can see in between is.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fno-early-inlining" } */

#include <stdio.h>

#include "../../include/test.h"

int shown;
/* Nothing points to it.  */
static int aside;

struct pair
{
  int first, second;
};

static inline void
put (int *p, int v)
{
  *p = v;
}

static inline void
put_short (int *p, int v)
{
  __builtin_memcpy (p, &(short){ v }, sizeof (short));
}

static inline void
put_volatile (int *p, int v)
{
  *(volatile int *) p = v;
}

static NOINLINE void
show (const int *p)
{
  shown = shown * 10 + *p;
}

/* The first store of each pair stores 1 or 2.  */
#define TWICE(name, arguments, body)                                          \
  static NOINLINE int name##_1 arguments                                      \
  {                                                                           \
    enum { FIRST = 1 };                                                       \
    body                                                                      \
  }                                                                           \
  static NOINLINE int name##_2 arguments                                      \
  {                                                                           \
    enum { FIRST = 2 };                                                       \
    body                                                                      \
  }

TWICE (overwritten, (int *p, int n), put (p, FIRST); put (p, n); return n;)
TWICE (in_turn, (struct pair *p, int n), put (&p->first, FIRST);
       put (&p->second, FIRST + 1); put (&p->first, n); put (&p->second, n + 1);
       return n - 1;)
TWICE (beside_read, (int *p, int n), put (p, FIRST); n += aside; put (p, n);
       return n + 5;)
TWICE (read_between, (int *p, int *q, int n), put (p, FIRST); n += *q;
       put (p, n); return n + 1;)
TWICE (called_between, (int *p, int n), put (p, FIRST); show (p); put (p, n);
       return n + 2;)
TWICE (half_over, (int *p, int n), put (p, FIRST * 0x10001); put_short (p, n);
       return n + 3;)
TWICE (elsewhere, (struct pair *p, int n), put (&p->first, FIRST);
       put (&p->second, n); return n + 4;)
TWICE (other_index, (int *p, int n), put (p + n, FIRST); put (p, n);
       return n + 6;)
TWICE (maybe_over, (int *p, int n), put (p, FIRST); if (n > 2) put (p, n);
       return n + 7;)
TWICE (volatile_first, (int *p, int n), put_volatile (p, FIRST);
       put_volatile (p, n); return n + 8;)

#pragma GCC push_options
#pragma GCC optimize("no-tree-dse")
TWICE (unoptimized, (int *p, int n), put (p, FIRST); put (p, n);
       return n + 9;)
#pragma GCC pop_options

#define RUN(name, ...)                                                        \
  do                                                                          \
    {                                                                         \
      int a[4] = { 7, 7, 7, 7 }, n = input;                                   \
      struct pair s = { 8, 8 };                                               \
      (void) s;                                                               \
      int one = name##_1 (__VA_ARGS__);                                       \
      printf (#name " %d: %x %x %x %x %d %d;", one, a[0], a[1], a[2], a[3],   \
              s.first, s.second);                                             \
      a[0] = a[3] = 7;                                                        \
      n = input;                                                              \
      int two = name##_2 (__VA_ARGS__);                                       \
      printf (" %d: %x %x %x %x %d %d\n", two, a[0], a[1], a[2], a[3],        \
              s.first, s.second);                                             \
    }                                                                         \
  while (0)

int
main (void)
{
  RUN (overwritten, a, n);
  RUN (in_turn, &s, n);
  aside = input;
  RUN (beside_read, a, n);
  RUN (read_between, a, a, n);
  RUN (called_between, a, n);
  RUN (half_over, a, n);
  RUN (elsewhere, &s, n);
  RUN (other_index, a, n);
  RUN (maybe_over, a, 1);
  RUN (volatile_first, a, n);
  RUN (unoptimized, a, n);
  printf ("%d\n", shown);
  return 0;
}

/* { dg-final { mergefn-folds overwritten_2 overwritten_1 } } */
/* { dg-final { mergefn-folds in_turn_2 in_turn_1 } } */
/* { dg-final { mergefn-folds beside_read_2 beside_read_1 } } */
/* { dg-final { mergefn-count-merges 3 } } */
