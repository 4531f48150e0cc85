// An exception specification lists the types that may leave the function; the
// list is in the exception table only.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2 -std=gnu++14 -w" }

#include <cstdio>
#include <exception>

#define INPUT 1
#include "../../include/test.h"

struct Red {};
struct Blue {};

NOINLINE void
thrower (int n)
{
  if (n == 1)
    throw Red ();
  if (n == 2)
    throw Blue ();
}

static void
unexpected ()
{
  throw Blue ();
}

static NOINLINE int
may_throw_blue (int n) throw (Blue)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    {
      thrower (i);
      sum = sum * 3 + i;
    }
  return sum;
}

static NOINLINE int
may_throw_blue_too (int n) throw (Blue)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    {
      thrower (i);
      sum = sum * 3 + i;
    }
  return sum;
}

static NOINLINE int
may_throw_both (int n) throw (Blue, Red)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    {
      thrower (i);
      sum = sum * 3 + i;
    }
  return sum;
}

template <typename Function>
static NOINLINE int
outcome (Function function, int n)
{
  try
    {
      return function (n);
    }
  catch (const Red &)
    {
      return -1;
    }
  catch (const Blue &)
    {
      return -2;
    }
}

int
main ()
{
  std::set_unexpected (unexpected);
  std::printf ("%d\n", may_throw_blue (input));
  std::printf ("%d\n", may_throw_blue_too (input));
  std::printf ("%d\n", outcome (may_throw_blue, input + 1));
  std::printf ("%d\n", outcome (may_throw_both, input + 1));
  return 0;
}

// { dg-final { mergefn-folds *may_throw_blue_tooi *may_throw_bluei removed } }
// { dg-final { mergefn-keeps-apart *may_throw_bluei *may_throw_bothi } }
