// The only instance of a template forgets types for its name by content.  So the stores of both branches are equal
// (equal-blocks.C).
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2" }

#include <stdexcept>

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

typedef void (*Function) (int);
typedef void (*SafeFunction) (int) noexcept;

static void safe (int) noexcept {}

static void
risky (int i)
{
  if (i > 0)
    throw std::runtime_error ("risky");
}

struct Callback
{
  bool is_safe;
  Function function;
};

template <class S, class T>
NOINLINE void
run (const Callback &callback, void *counter, int i)
{
  Function f = callback.function;
  if (!callback.is_safe)
    {
      *static_cast<S *> (counter) = 1;
      f (i);
    }
  else
    {
      *static_cast<T *> (counter) = 1;
      reinterpret_cast<SafeFunction> (f) (i);
    }
}

int
main ()
{
  static Callback callbacks[] = { { true, safe }, { false, risky } };
  long l = 0;
  long long ll = 0;
  run<long, long long> (callbacks[0], &ll, 1);
  try
    {
      run<long, long long> (callbacks[1], &l, 1);
    }
  catch (std::exception &e)
    {
      printf ("%s\n", e.what ());
    }
}

// { dg-final { mergefn-needs flow-info {} {11 12 13 14} } }
