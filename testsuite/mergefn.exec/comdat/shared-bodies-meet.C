// The functions that call weigh<1> and those that call weigh<2> get a shared body each.  Then weigh<1> and weigh<2>
// fold, each in a cycle of calls, so one shared body is dropped for the other.  Each has a loop, and what GCC computed
// of it must be gone by then.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2" }

#include <stdio.h>

#include "../../include/test.h"

struct Stone { long weight, price; };
struct Apple { long weight, price; };

template <int Unit> int rest (const int *pieces, int n);

template <int Unit>
CLONED int
weigh (const int *pieces, int n)
{
  if (n > 3)
    return rest<Unit> (pieces, n);
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * (Unit < 3 ? 3 : 5) + pieces[i];
  return sum;
}

template <int Unit>
CLONED int
rest (const int *pieces, int n)
{
  return weigh<Unit> (pieces, 3) * n;
}

template <int Unit, class Thing>
CLONED int
total (const Thing *things, const int *pieces, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum += things[i].weight * weigh<Unit> (pieces, i);
  return sum * 4;
}

int (*volatile of_stones[]) (const Stone *, const int *, int) = { total<1>, total<2>, total<3> };
int (*volatile of_apples[]) (const Apple *, const int *, int) = { total<1>, total<2>, total<3> };

int
main ()
{
  const Stone stones[] = { { 1, 2 }, { 3, 4 }, { 5, 6 } };
  const Apple apples[] = { { 7, 8 }, { 9, 10 }, { 11, 12 } };
  const int pieces[] = { 1, 20, 300 };
  for (int i = 0; i < 3; i++)
    printf ("%d %d\n", of_stones[i] (stones, pieces, input), of_apples[i] (apples, pieces, input));
  return 0;
}

// { dg-final { mergefn-folds *mergefn* *mergefn* removed } }
// { dg-final { mergefn-folds _Z5totalILi1E5AppleEiPKT0_PKii *mergefn* } }
// { dg-final { mergefn-keeps-apart _Z5weighILi3EEiPKii _Z5weighILi1EEiPKii } }
