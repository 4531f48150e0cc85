// An explicit instantiation is there for other units, which do not make their
// own: its symbol stays.  An implicit one that nobody needs any more may go.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-additional-sources "comdat-explicit-aux.C" }

#include <cstdio>

#include "../../include/test.h"

int (*volatile step) (int);

template <int N>
NOINLINE int
compute (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + step (i);
  return sum;
}

template int compute<5> (int);
template int compute<6> (int);

NOINLINE int
exact (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + step (i);
  return sum;
}

static int
odd_step (int n)
{
  return n * 2 + 1;
}

int other_unit (int n);

int
main ()
{
  step = odd_step;
  std::printf ("%d %d\n", compute<7> (input), exact (input));
  std::printf ("%d %d\n", compute<5> (input), other_unit (input));
  return 0;
}

// { dg-final { mergefn-folds _Z7computeILi7EEii _Z5exacti removed } }
// { dg-final { mergefn-folds _Z7computeILi5EEii _Z5exacti thunk } }
// { dg-final { mergefn-folds _Z7computeILi6EEii _Z5exacti thunk } }
