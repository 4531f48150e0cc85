/* A dead value leaves nothing but a statement for the debugger, which names a variable with a register of its own.  Functions
   fold with and without -g alike.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-* } */
/* { dg-options "-O2 -g -fcompare-debug" } */

#include <stdio.h>

#include "../../include/test.h"

register long thread asm ("r15");

#define READS(name, type, sign)                                               \
  NOINLINE int name (type *p, int *q, int n)                                  \
  {                                                                           \
    long before = thread;                                                     \
    type v = *p;                                                              \
    *q = n * 3;                                                               \
    v += *p;                                                                  \
    for (int i = 0; i < n; i++)                                               \
      *q += i * (int) v;                                                      \
    return (int) v sign 1;                                                    \
  }
READS (of_long, long, +)
READS (of_long_long, long long, +)
READS (other, long, -)

int
main (void)
{
  long a = 1;
  long long b = 2;
  int c;
  printf ("%d\n", of_long (&a, &c, input));
  printf ("%d\n", of_long_long (&b, &c, input));
  printf ("%d %d\n", other (&a, &c, input), c);
  return 0;
}

/* { dg-final { mergefn-folds of_long_long of_long } } */
/* { dg-final { mergefn-keeps-apart other of_long } } */
