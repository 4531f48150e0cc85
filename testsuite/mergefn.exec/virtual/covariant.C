// A function that overrides with a covariant result is entered through a thunk
// that adjusts the result as well; virtual bases make it look its distance up.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }
// { dg-additional-options "-fno-strict-aliasing" }

#include <cstdio>

#define INPUT 5
#include "../../include/test.h"

namespace
{
struct Base
{
  long number = 1;
  virtual Base *self (int n) { number += n; return this; }
};

struct Other
{
  long other = 2;
  virtual int nothing () { return 0; }
};

struct Left : Other, virtual Base
{
  long counts[4] = { 1, 2, 3, 4 };
  Left *self (int n)
  {
    for (int i = 0; i < n; i++)
      counts[i & 3] += i * n;
    return this;
  }
};

struct Right : Other, virtual Base
{
  long counts[4] = { 1, 2, 3, 4 };
  Right *self (int n)
  {
    for (int i = 0; i < n; i++)
      counts[i & 3] += i * n;
    return this;
  }
};
}

NOINLINE Base *
make (int n)
{
  if (n & 1)
    return new Left;
  return new Right;
}

int
main ()
{
  for (int i = 0; i < input; i++)
    {
      Base *base = make (i);
      Base *self = base->self (i + 2);
      std::printf ("%d %ld ", self == base, self->number);
      if (Left *left = dynamic_cast<Left *> (self))
        std::printf ("left %ld %ld\n", left->other, left->counts[1]);
      if (Right *right = dynamic_cast<Right *> (self))
        std::printf ("right %ld %ld\n", right->other, right->counts[1]);
    }
  return 0;
}

// { dg-final { mergefn-folds _ZN*5Right4selfEi _ZN*4Left4selfEi } }
