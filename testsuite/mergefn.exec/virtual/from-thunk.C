// A virtual function that overrides with a covariant result is entered through
// a thunk with a body of its own, whose call hands its arguments on as they
// came: it is not the call of a function that does the same by hand.  Thunks
// for two classes of one layout are the same.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-additional-options "-fno-strict-aliasing -fno-devirtualize" }

#include <cstdio>

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

struct Left : Other, Base
{
  long counts[4] = { 1, 2, 3, 4 };
  NOINLINE Left *self (int n)
  {
    for (int i = 0; i < n; i++)
      counts[i & 3] += i * n;
    return n > 100 ? nullptr : this;
  }
};

struct Right : Other, Base
{
  long counts[4] = { 1, 2, 3, 4 };
  NOINLINE Right *self (int n)
  {
    for (int i = 0; i < n; i++)
      counts[i & 3] += i * n;
    return n > 100 ? nullptr : this;
  }
};

}

/* What the thunks do: they adjust the object's address by the bases before, and
   the result's back again.  */
static NOINLINE Base *
self_by_hand (Base *const base, int n)
{
  char *right = reinterpret_cast<char *> (base) - sizeof (Other);
  Right *result = reinterpret_cast<Right *> (right)->Right::self (n);
  char *adjusted = reinterpret_cast<char *> (result);
  if (result)
    adjusted += sizeof (Other);
  return reinterpret_cast<Base *> (adjusted);
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
  Right right;
  for (int i = 0; i < input; i++)
    {
      Base *base = make (i);
      Base *self = base->self (i + 2);
      std::printf ("%d %d ", self == base, base->self (i + 200) == nullptr);
      if (Left *left = dynamic_cast<Left *> (self))
        std::printf ("left %ld %ld\n", left->other, left->counts[1]);
      if (Right *right = dynamic_cast<Right *> (self))
        std::printf ("right %ld %ld\n", right->other, right->counts[1]);
    }
  std::printf ("%d ", self_by_hand (&right, input) == &right);
  std::printf ("%ld\n", right.counts[1]);
  return 0;
}

// { dg-final { mergefn-folds _ZTch*Right4selfEi _ZTch*Left4selfEi } }
// { dg-final { mergefn-keeps-apart _ZTch*4selfEi *self_by_hand* } }
