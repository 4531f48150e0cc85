// A cleanup that resumes is not a handler that rethrows, and neither is a
// handler that throws anew; the exception's identity tells.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>

#define INPUT 4
#include "../../include/test.h"

struct Base
{
  virtual ~Base () {}
  virtual int which () const { return 1; }
};
struct Derived : Base
{
  int which () const { return 2; }
};

NOINLINE void
thrower (int n)
{
  if (n & 1)
    throw Derived ();
}

NOINLINE void
note (int n)
{
  std::printf ("%d ", n);
}

#define FUNCTION(name, throw_again)                                           \
  NOINLINE void name (int n)                                                  \
  {                                                                           \
    try                                                                       \
      {                                                                       \
        thrower (n);                                                          \
        note (n);                                                             \
      }                                                                       \
    catch (const Base &caught)                                                \
      {                                                                       \
        note (n + 100);                                                       \
        throw_again;                                                          \
      }                                                                       \
  }

FUNCTION (rethrow_a, throw)
FUNCTION (rethrow_b, throw)
FUNCTION (throw_copy_a, throw Base (caught))
FUNCTION (throw_copy_b, throw Base (caught))
FUNCTION (swallow_a, note (7))
FUNCTION (swallow_b, note (7))

void (*volatile functions[]) (int)
    = { rethrow_a,    rethrow_b, throw_copy_a,
        throw_copy_b, swallow_a, swallow_b };

int
main ()
{
  for (int f = 0; f < 6; f++)
    for (int n = 0; n < input; n++)
      try
        {
          functions[f](n);
        }
      catch (const Base &caught)
        {
          std::printf ("caught %d\n", caught.which ());
        }
  std::printf ("\n");
  return 0;
}

// { dg-final { mergefn-folds _Z9rethrow_bi _Z9rethrow_ai thunk } }
// { dg-final { mergefn-folds _Z12throw_copy_bi _Z12throw_copy_ai thunk } }
// { dg-final { mergefn-folds _Z9swallow_bi _Z9swallow_ai thunk } }
// { dg-final { mergefn-keeps-apart _Z9rethrow_ai _Z12throw_copy_ai } }
// { dg-final { mergefn-keeps-apart _Z9rethrow_ai _Z9swallow_ai } }
