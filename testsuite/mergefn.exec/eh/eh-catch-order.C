// The handlers of a try block are tried in their order: base before derived is
// not derived before base.  catch (...) is none of them.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2 -w" }

#include <cstdio>

#include "../../include/test.h"

struct Base {};
struct Derived : Base {};
struct Other {};

int log_of_catches;

NOINLINE void
thrower (int n)
{
  if (n == 1)
    throw Base ();
  if (n == 2)
    throw Derived ();
}

NOINLINE void
note (int n)
{
  log_of_catches = log_of_catches * 7 + n;
}

#define FUNCTION(name, first, second)                                         \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int calls = 0;                                                            \
    for (int i = 0; i < n; i++)                                               \
      try                                                                     \
        {                                                                     \
          thrower (i);                                                        \
          calls++;                                                            \
        }                                                                     \
      catch (first)                                                           \
        {                                                                     \
          note (1);                                                           \
        }                                                                     \
      catch (second)                                                          \
        {                                                                     \
          note (2);                                                           \
        }                                                                     \
    return calls;                                                             \
  }

FUNCTION (derived_first, const Derived &, const Base &)
FUNCTION (derived_first_again, const Derived &, const Base &)
FUNCTION (base_first, const Base &, const Derived &)
FUNCTION (derived_or_all, const Derived &, ...)
FUNCTION (other_or_all, const Other &, ...)

int
main ()
{
  std::printf ("%d ", derived_first (input));
  std::printf ("%d\n", log_of_catches);
  std::printf ("%d ", derived_first_again (input));
  std::printf ("%d\n", log_of_catches);
  std::printf ("%d ", base_first (input));
  std::printf ("%d\n", log_of_catches);
  std::printf ("%d ", derived_or_all (input));
  std::printf ("%d\n", log_of_catches);
  std::printf ("%d ", other_or_all (input));
  std::printf ("%d\n", log_of_catches);
  return 0;
}

// { dg-final { mergefn-folds *derived_first_againi *derived_firsti removed } }
// { dg-final { mergefn-keeps-apart *derived_firsti *base_firsti } }
// { dg-final { mergefn-keeps-apart *derived_firsti *derived_or_alli } }
// { dg-final { mergefn-keeps-apart *derived_or_alli *other_or_alli } }
// { dg-final { mergefn-count-merges 1 } }
