// Nothing folds, but the instance gets a name by its content and forgets the paths of its addresses for that.  Then its
// two products are equal, its store is dead, and GCC finds late that the instance is const (const-after-weakening.c).
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/const-late.h"

int table[16];

template <class T>
NOINLINE int
named (T *, unsigned long a, unsigned long b, unsigned long c)
{
  if ((unsigned long)table * (a + b + c) != (unsigned long)&table[0] * (c + b + a))
    counter++;
  return ((a + b + c) ^ 21) & 1023;
}

NOINLINE static int
between (int a)
{
  return named ((int *)0, a, a & 3, a & 7) + 1;
}

int
main ()
{
  return use_twice ();
}

// { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} {12 13} } }
