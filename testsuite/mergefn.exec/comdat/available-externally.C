// The body of a template that is instantiated in another unit may be seen here,
// but is that unit's: it is inlined or called, never kept and never dropped.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-additional-options "-fno-inline" }
// { dg-additional-sources "available-externally-aux.C" }

#include <cstdio>

#include "../../include/test.h"

template <int N>
struct Sum
{
  static NOINLINE int
  add (const int *p, int n)
  {
    int sum = 1;
    for (int i = 0; i < n; i++)
      sum = sum * 7 + p[i];
    return sum;
  }
};

extern template struct Sum<1>;
extern template struct Sum<2>;

static NOINLINE int
local_a (const int *p, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + p[i];
  return sum;
}

static NOINLINE int
local_b (const int *p, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + p[i];
  return sum;
}

bool known_elsewhere (int n, int (*function) (const int *, int));

int
main ()
{
  int numbers[3] = { input, 5, 7 };
  std::printf ("%d ", local_a (numbers, input));
  std::printf ("%d ", local_b (numbers, input));
  std::printf ("%d ", Sum<1>::add (numbers, input));
  std::printf ("%d\n", Sum<2>::add (numbers, input));
  std::printf ("%d%d\n", known_elsewhere (1, Sum<1>::add),
               known_elsewhere (2, Sum<2>::add));
  return 0;
}

// { dg-final { mergefn-folds *local_b* *local_a* removed } }
// { dg-final { mergefn-keeps-apart *local_a* *SumILi1EE3add* } }
// { dg-final { mergefn-keeps-apart *SumILi2EE3add* *SumILi1EE3add* } }
// { dg-final { mergefn-count-merges 1 } }
