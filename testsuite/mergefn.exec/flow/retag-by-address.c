/* Addresses that are only stored or compared lose their paths.  In a loop that is unrolled late they are computed with
   all the same, and two places become one.  GCC drops a store that is there for its type alone (retag-aux.h), for the
   sake of another branch's load at that place, unless the kept function has forgotten types.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <stdlib.h>

#define INPUT 16
#include "../../include/test.h"
#include "retag-aux.h"

static int table[16];
static int *first, *second;

#define STORED(name, one, two)                                                \
  NOINLINE static long name (char *base, unsigned long x, int flag, long long *m, long *l, long v) \
  {                                                                           \
    char g[64] = "", *r[2];                                                   \
    if (flag > 1)                                                             \
      base = g;                                                               \
    first = one;                                                              \
    second = two;                                                             \
    int **w[2] = { &first, &second };                                         \
    for (int i = 0; i < 2; i++)                                               \
      r[i] = base + ((unsigned long)*w[i] ^ x);                               \
    char *p = r[0], *q = r[1];                                                \
    RETAG                                                                     \
  }

STORED (stored_array, table, &table[0])
STORED (stored_item, &table[0], table)

#define COMPARED(name, one, two)                                              \
  NOINLINE static long name (char *base, unsigned long x, int flag, long long *m, long *l, long v, \
                             int *a, int *b)                                  \
  {                                                                           \
    char g[64] = "", *r[2];                                                   \
    if (flag > 1)                                                             \
      base = g;                                                               \
    for (int i = 0; i < 2; i++)                                               \
      {                                                                       \
        int *c = i ? b : a;                                                   \
        if (i == 0 && c != one)                                               \
          return 1;                                                           \
        if (i == 1 && c != two)                                               \
          return 2;                                                           \
        r[i] = base + ((unsigned long)c ^ x);                                 \
      }                                                                       \
    char *p = r[0], *q = r[1];                                                \
    RETAG                                                                     \
  }

COMPARED (compared_array, table, &table[0])
COMPARED (compared_item, &table[0], table)

int
main (void)
{
  unsigned long x = (unsigned long)table ^ (unsigned long)input;
  int *t = table + input - INPUT, zero = input - INPUT;
  long long *m = calloc (16, 8);
#define SHOW(call) (m[2] = 1, printf ("%ld\n", call))
  SHOW (stored_array ((char *)m, x, zero, m + 2, (long *)(m + 2), input));
  SHOW (stored_item ((char *)m, x, zero, m + 2, (long *)(m + 2), input));
  SHOW (compared_array ((char *)m, x, zero, m + 2, (long *)(m + 2), input, t, t));
  SHOW (compared_item ((char *)m, x, zero, m + 2, (long *)(m + 2), input, t, t));
  return 0;
}

/* { dg-final { mergefn-folds *_item *_array } } */
/* { dg-final { mergefn-needs retags {-O2 -O3} } } */
