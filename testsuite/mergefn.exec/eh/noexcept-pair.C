// A function that cannot throw lets its callers do without handlers; its twin,
// which calls something that may, does not.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>

#include "../../include/test.h"

int finished;

NOINLINE void
may_throw (int n)
{
  if (n > 1)
    throw n;
}

NOINLINE void
cannot_throw (int n)
{
  finished += n;
}

struct Finish
{
  ~Finish () { finished++; }
};

typedef void (*function) (int);
typedef void (*quiet_function) (int) noexcept;

/* The type of the pointer says that no handler is needed.  */
static NOINLINE void
call_throwing (function f, int n)
{
  for (int i = 0; i < n; i++)
    {
      Finish finish;
      f (i);
    }
}

static NOINLINE void
call_throwing_too (function f, int n)
{
  for (int i = 0; i < n; i++)
    {
      Finish finish;
      f (i);
    }
}

static NOINLINE void
call_quiet (quiet_function f, int n)
{
  for (int i = 0; i < n; i++)
    {
      Finish finish;
      f (i);
    }
}

function volatile throwing = may_throw, quiet = cannot_throw;

int
main ()
{
  try
    {
      call_throwing (throwing, input);
    }
  catch (int n)
    {
      std::printf ("%d %d\n", n, finished);
    }
  call_throwing_too (quiet, input);
  std::printf ("%d\n", finished);
  call_quiet ((quiet_function) quiet, input);
  std::printf ("%d\n", finished);
  return 0;
}

// { dg-final { mergefn-folds *throwing_tooPFviEi *call_throwingPFviEi removed } }
// { dg-final { mergefn-keeps-apart *call_throwingPFviEi *call_quiet* } }
