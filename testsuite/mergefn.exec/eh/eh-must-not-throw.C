// A noexcept function ends the program where its twin lets an exception pass.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>
#include <cstdlib>
#include <exception>

#define INPUT 1
#include "../../include/test.h"

NOINLINE void
thrower (int n)
{
  if (n == 2)
    throw n;
}

static void
finish ()
{
  std::puts ("terminated");
  std::fflush (stdout);
  std::_Exit (0);
}

static NOINLINE int
passes (int n)
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
terminates (int n) noexcept
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
terminates_too (int n) noexcept
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    {
      thrower (i);
      sum = sum * 3 + i;
    }
  return sum;
}

int
main ()
{
  std::set_terminate (finish);
  std::printf ("%d %d %d\n", passes (input), terminates (input),
               terminates_too (input));
  try
    {
      passes (input + 2);
    }
  catch (int n)
    {
      std::printf ("caught %d\n", n);
    }
  try
    {
      terminates_too (input + 2);
    }
  catch (int n)
    {
      std::printf ("caught %d\n", n);
    }
  return 0;
}

// { dg-final { mergefn-folds *terminates_tooi *terminatesi removed } }
// { dg-final { mergefn-keeps-apart *passesi *terminatesi } }
