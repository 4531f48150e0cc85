// The same statements in the same order, but another one of them stands in the
// try block: the exception of the one outside is not caught.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>

#define INPUT 2
#include "../../include/test.h"

NOINLINE int
thrower (int n)
{
  if (n == 3)
    throw n;
  return n;
}

static NOINLINE int
first_guarded (int m, int n)
{
  int sum = 0;
  try
    {
      sum = thrower (m);
    }
  catch (int)
    {
      sum = 50;
    }
  return sum * 10 + thrower (n);
}

static NOINLINE int
first_guarded_too (int m, int n)
{
  int sum = 0;
  try
    {
      sum = thrower (m);
    }
  catch (int)
    {
      sum = 50;
    }
  return sum * 10 + thrower (n);
}

static NOINLINE int
both_guarded (int m, int n)
{
  int sum = 0;
  try
    {
      sum = thrower (m);
      return sum * 10 + thrower (n);
    }
  catch (int)
    {
      sum = 50;
    }
  return sum * 10 + thrower (n);
}

static NOINLINE int
outcome (int (*function) (int, int), int m, int n)
{
  try
    {
      return function (m, n);
    }
  catch (int)
    {
      return -1;
    }
}

int
main ()
{
  std::printf ("%d\n", first_guarded_too (input, input));
  for (int m = input; m < 4; m++)
    for (int n = input; n < 4; n++)
      std::printf ("%d %d\n", outcome (first_guarded, m, n),
                   outcome (both_guarded, m, n));
  return 0;
}

// { dg-final { mergefn-folds *first_guarded_tooii *first_guardedii removed } }
// { dg-final { mergefn-keeps-apart *first_guardedii *both_guardedii } }
