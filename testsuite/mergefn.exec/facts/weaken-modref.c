/* A caller keeps in a register what a call cannot change.  The kept function
   stores through int *, which cannot change a float; the dropped one stores
   through a type that may alias anything, and its caller has a float changed.
   Callers ask the callee's summary.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#include "../../include/test.h"

typedef int any_int __attribute__ ((may_alias));

__attribute__ ((pure)) static int caller (int n);

/* The callee calls its caller, so that the caller is compiled first, and by the
   summary: GCC would look anew at what the callee has become.  */
#define FUNCTION(name, type)                                                  \
  static NOINLINE int name (type *p, int n)                                   \
  {                                                                           \
    if (n > 100)                                                              \
      return caller (n / 2) + 1;                                              \
    *p = *p + (n << 20);                                                      \
    return n;                                                                 \
  }

FUNCTION (a_stores_int, int)
FUNCTION (stores_any, any_int)

static NOINLINE int
caller (int n)
{
  float f = n;
  stores_any ((any_int *) &f, n);
  return f == n ? 1 : 2;
}

int
main (void)
{
  int i = input;
  printf ("%d\n", a_stores_int (&i, input));
  printf ("%x\n", i);
  printf ("%d\n", caller (input * 8));
  return 0;
}

/* { dg-final { mergefn-folds stores_any a_stores_int } } */
/* { dg-final { mergefn-weakens stores_any a_stores_int modref } } */
/* { dg-final { mergefn-needs modref } } */
