/* Like weaken-parameter-bits.c, for a parameter that is in memory while the functions are compared.  GCC finds later
   that nobody takes its address any more, and asks for the bits then.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#include "../../include/test.h"

int sink;

void
report (int *p)
{
  printf ("odd %d\n", *p);
}

void (*volatile reporter) (int *) = report;

/* M is even.  */
#define FUNCTION(name)                                                        \
  static NOINLINE int name (int n, int m)                                     \
  {                                                                           \
    if (m & 1)                                                                \
      reporter (&n);                                                          \
    for (int i = 0; i < m; i++)                                               \
      sink += i * n;                                                          \
    return (n & 3) + 10;                                                      \
  }

FUNCTION (a_multiples)
FUNCTION (numbers)

int
main (void)
{
  printf ("%d %d\n", a_multiples (input * 4, input * 2), a_multiples (input * 8, input * 4));
  printf ("%d %d\n", numbers (input * 3, input * 2), numbers (input * 5, input * 2));
  printf ("%d\n", sink);
  return 0;
}

/* { dg-final { mergefn-folds numbers a_multiples } } */
/* { dg-final { mergefn-weakens numbers a_multiples parameter-bits } } */
/* { dg-final { mergefn-needs parameter-bits } } */
