/* An object of variable size is there, but not each item that its type has:
   reading one as plain memory may trap as reading the item may.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

struct item { int x; };

NOINLINE void
fill (void *p, long bytes)
{
  __builtin_memset (p, 1, bytes);
  __asm__ volatile ("" : : : "memory");
}

/* The item is far behind the stack's end, and is not read.  */
#define FUNCTION(name, type, part)                                            \
  NOINLINE long name (long n, long m, const char *c)                          \
  {                                                                           \
    type a[n];                                                                \
    long s = 0;                                                               \
    fill (a, n * sizeof (int));                                               \
    for (long i = 0; i < m; i++)                                              \
      {                                                                       \
        s += i;                                                               \
        if (c[i])                                                             \
          s ^= a[200000000] part;                                             \
      }                                                                       \
    return s;                                                                 \
  }

FUNCTION (a_ints, int, )
FUNCTION (b_items, struct item, .x)

int
main (void)
{
  char c[10] = { 0 };
  printf ("%ld\n", a_ints (4, 10, c));
  printf ("%ld\n", b_items (4, 10, c));
  return 0;
}

/* { dg-final { mergefn-folds b_items a_ints } } */
/* { dg-final { mergefn-weakens b_items a_ints steps } } */
