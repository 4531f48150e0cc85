// Two functions that call the same and handle alike, but catch different types,
// are different: the types are in the exception table only.  mold's icf.cc says
// the same of linkers.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <cstdio>

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

static NOINLINE int
catch_red (int n)
{
  int caught = 0;
  for (int i = 0; i < n; i++)
    try
      {
        thrower (i);
      }
    catch (const Red &)
      {
        caught += i * 10;
      }
  return caught;
}

static NOINLINE int
catch_red_again (int n)
{
  int caught = 0;
  for (int i = 0; i < n; i++)
    try
      {
        thrower (i);
      }
    catch (const Red &)
      {
        caught += i * 10;
      }
  return caught;
}

static NOINLINE int
catch_blue (int n)
{
  int caught = 0;
  for (int i = 0; i < n; i++)
    try
      {
        thrower (i);
      }
    catch (const Blue &)
      {
        caught += i * 10;
      }
  return caught;
}

static NOINLINE int
outcome (int (*function) (int), int n)
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
  std::printf ("%d\n", outcome (catch_red_again, input + 1));
  std::printf ("%d\n", outcome (catch_red_again, input + 2));
  std::printf ("%d\n", outcome (catch_red, input + 1));
  std::printf ("%d\n", outcome (catch_red, input + 2));
  std::printf ("%d\n", outcome (catch_blue, input + 1));
  return 0;
}

// { dg-final { mergefn-folds *catch_redi *catch_red_againi } }
// { dg-final { mergefn-keeps-apart *catch_redi *catch_bluei } }
