// Lambdas that do the same are functions of different classes; those that
// capture otherwise, or do otherwise, are different.  The function that a
// lambda without captures converts to is one more.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-additional-options "-fno-strict-aliasing" }

#include <cstdio>

#include "../../include/test.h"

template <typename Function>
static NOINLINE int
repeat (Function function, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + function (i);
  return sum;
}

int
main ()
{
  int a = input, b = input + 1;
  auto first = [a, b] (int n) NOINLINE {
    int sum = a;
    for (int i = 0; i < n; i++)
      sum = sum * 5 + b;
    return sum;
  };
  auto second = [a, b] (int n) NOINLINE {
    int sum = a;
    for (int i = 0; i < n; i++)
      sum = sum * 5 + b;
    return sum;
  };
  auto exchanged = [a, b] (int n) NOINLINE {
    int sum = b;
    for (int i = 0; i < n; i++)
      sum = sum * 5 + a;
    return sum;
  };
  auto by_reference = [&a, &b] (int n) NOINLINE {
    int sum = a;
    for (int i = 0; i < n; i++)
      sum = sum * 5 + b;
    return sum;
  };
  a += 10;
  std::printf ("%d\n", repeat (first, input));
  std::printf ("%d\n", repeat (second, input));
  std::printf ("%d\n", repeat (exchanged, input));
  std::printf ("%d\n", repeat (by_reference, input));
  return 0;
}

// { dg-final { mergefn-folds *UliE0_clEi *UliE_clEi } }
// { dg-final { mergefn-keeps-apart *UliE0_clEi *UliE1_clEi } }
// { dg-final { mergefn-keeps-apart *UliE0_clEi *UliE2_clEi } }
