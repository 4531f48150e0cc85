// An instance of a template gets a name by its content, and forgets the paths of addresses for that.  Then two addresses
// are one value.  No other function folds into it.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }
// { dg-additional-sources "shows-aux.C" }

#define NO_INPUT
#include "../../include/test.h"
#include "shows-aux.h"

template <class T>
NOINLINE void
user (T *p, unsigned long a, unsigned long b, unsigned long c, int d, int e, int stop)
{
  *p = T (1);
  int s = ((int) ((unsigned long) table * (a + b + c)) & d) | e;
  tell (s > 100);
  end_if (stop);
  int u = ((int) ((unsigned long) &table[0] * (c + b + a)) & d) | e;
  if (u > 100)
    __builtin_unreachable ();
  sink = u;
}

int
main ()
{
  int a;
  user (&a, zero + 1, zero, zero, zero, zero + 1000, zero + 1);
  return 1;
}

// { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} } }
