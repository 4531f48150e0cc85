// The same calls, cleanups and handlers, nested differently: the destructor
// runs before or after the handler.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <cstdio>

#include "../../include/test.h"

NOINLINE void
note (int n)
{
  std::printf ("%d ", n);
}

struct Guard
{
  int n;
  NOINLINE Guard (int number) : n (number) {}
  NOINLINE ~Guard () { note (n); }
};

NOINLINE void
thrower (int n)
{
  if (n & 1)
    throw n;
}

static NOINLINE void
guard_inside (int n)
{
  for (int i = 0; i < n; i++)
    try
      {
        Guard guard (i);
        thrower (i);
      }
    catch (int)
      {
        note (99);
      }
}

static NOINLINE void
guard_inside_again (int n)
{
  for (int i = 0; i < n; i++)
    try
      {
        Guard guard (i);
        thrower (i);
      }
    catch (int)
      {
        note (99);
      }
}

static NOINLINE void
guard_outside (int n)
{
  for (int i = 0; i < n; i++)
    {
      Guard guard (i);
      try
        {
          thrower (i);
        }
      catch (int)
        {
          note (99);
        }
    }
}

int
main ()
{
  guard_inside (input);
  guard_inside_again (input);
  guard_outside (input);
  std::printf ("\n");
  return 0;
}

// { dg-final { mergefn-folds *guard_inside_againi *guard_insidei removed } }
// { dg-final { mergefn-keeps-apart *guard_insidei *guard_outsidei } }
