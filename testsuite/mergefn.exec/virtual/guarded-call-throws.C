// GCC guesses that a slot names Quiet::run, which does not throw.  So the guarded call has no handler.  A slot of Rare must not
// come to name the same function.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <cstdio>

#define NO_INPUT
#include "../../include/test.h"

volatile int sink, zero;
NOIPA int
ext (int n)
{
  if (n == 77)
    throw 7;
  return n + sink;
}

struct Base
{
  virtual int run (int n) = 0;
};
struct Quiet : Base
{
  __attribute__ ((pure, nothrow, noinline)) int run (int n) override;
};
struct Rare : Base
{
  __attribute__ ((cold, noinline)) int run (int n) override;
};
int
Quiet::run (int n)
{
  return ext (n) + 3 * ext (n + 1) + 5 * ext (n * 3);
}
int
Rare::run (int n)
{
  return ext (n) + 3 * ext (n + 1) + 5 * ext (n * 3);
}

__attribute__ ((noinline)) int
caller (Base *base, int n)
{
  try
    {
      return base->run (n);
    }
  catch (int i)
    {
      return i;
    }
}

int
main ()
{
  Quiet quiet;
  Rare rare;
  caller (&quiet, 1);
  try
    {
      std::printf ("caught %d\n", caller (zero ? static_cast<Base *> (&quiet) : &rare, 77));
    }
  catch (int)
    {
      std::puts ("too late");
    }
}

// { dg-final { mergefn-folds _ZN4Rare3runEi _ZN5Quiet3runEi } }
