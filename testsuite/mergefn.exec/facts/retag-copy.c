/* A memcpy whose size GCC finds late becomes a store that gives memory another type, and may write what is there
   already.  Whoever forgets types could do without the store, and would tell callers that nothing is written.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fstrict-aliasing" } */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NO_INPUT
#include "../../include/test.h"

static const long long zero = 0;

#define CLEAR(name, type)                                                                          \
  NOINLINE long name (type *p, long n)                                                             \
  {                                                                                                \
    unsigned long v = *p, w = v * n + n;                                                           \
    int m = 2;                                                                                     \
    for (int i = 0; i < 3; i++)                                                                    \
      m = (m * 5 + 3) % 7;                                                                         \
    if (v == 0)                                                                                    \
      memcpy (p, &zero, 8 + m);                                                                    \
    return w * 7 + (v >> 3) * 5;                                                                   \
  }
CLEAR (a_clear, unsigned long)
CLEAR (b_clear, unsigned long long)

NOINLINE long
caller (unsigned long *p, unsigned long long *q, long n)
{
  unsigned long before = *q;
  *p = n;
  long r = a_clear (p, 1);
  return r * 100 + *q - before;
}

int
main (void)
{
  void *p = malloc (64);
  *(unsigned long long *) p = 7;
  printf ("%ld\n", caller (p, p, 0));
  *(unsigned long long *) p = 9;
  printf ("%ld\n", b_clear (p, 3));
  return 0;
}

/* { dg-final { mergefn-folds b_clear a_clear } } */
