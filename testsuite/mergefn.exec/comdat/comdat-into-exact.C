// A template's instance may be thrown away for another unit's copy; it can
// hand its work to a function of this unit, but never take that function's.
// Two such instances have no exact member between them, and get a shared body.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>

#include "../../include/test.h"

int (*volatile step) (int);

static int
odd_step (int n)
{
  return n * 2 + 1;
}

template <int N>
NOINLINE int
instance (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + step (i);
  return sum;
}

NOINLINE int
exact (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + step (i);
  return sum;
}

template <int N>
NOINLINE int
without_exact (int n)
{
  int sum = 2;
  for (int i = 0; i < n; i++)
    sum = sum * 5 + step (i);
  return sum;
}

int (*volatile functions[]) (int)
    = { exact, instance<1>, instance<2>, without_exact<1>, without_exact<2> };

int
main ()
{
  step = odd_step;
  for (int f = 0; f < 5; f++)
    {
      std::printf ("%d ", functions[f](input));
      for (int g = 0; g < f; g++)
        std::printf ("%d", functions[f] == functions[g]);
      std::printf ("\n");
    }
  return 0;
}

// { dg-final { mergefn-folds _Z8instanceILi1EEii _Z5exacti thunk } }
// { dg-final { mergefn-folds _Z8instanceILi2EEii _Z5exacti thunk } }
// { dg-final { mergefn-folds *without_exactILi1EEii *mergefn* thunk } }
// { dg-final { mergefn-folds *without_exactILi2EEii *mergefn* thunk } }
