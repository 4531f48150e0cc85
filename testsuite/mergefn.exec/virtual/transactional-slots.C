/* A transaction finds the clone of a virtual function by the function's address, so a slot goes on
   naming the function that has the clone.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */
/* { dg-additional-options "-fgnu-tm" } */

#include <cstdio>

#include "../../include/test.h"

struct Base
{
  virtual int add (int n) transaction_safe;
  virtual int plain (int n);
  int state = 1;
};

int
Base::add (int n)
{
  return n;
}

int
Base::plain (int n)
{
  return n;
}

template <class T>
struct Derived : Base
{
  T values[8] = {};

  CLONED int
  add (int n) override
  {
    for (int i = 0; i < n; i++)
      {
        values[i & 7] += i * n;
        state += 3;
      }
    return state;
  }

  CLONED int
  plain (int n) override
  {
    for (int i = 0; i < n; i++)
      {
        values[i & 7] -= i * n;
        state ^= 5;
      }
    return state;
  }
};

CLONED Base *
make (int kind)
{
  if (kind == 0)
    return new Derived<int>;
  if (kind == 1)
    return new Derived<unsigned>;
  return new Base;
}

int
main ()
{
  int result = 0, n = input;
  for (int kind = 0; kind < 3; kind++)
    {
      Base *object = make (kind - input + 3);
      __transaction_atomic
      {
        result += object->add (n);
        if (object->state == 1000000)
          __transaction_cancel;
      }
      result = result * 3 + object->plain (n);
    }
  std::printf ("%d\n", result);
}

/* { dg-final { mergefn-keeps-apart _ZN7DerivedIiE3addEi _ZN7DerivedIjE3addEi } } */
/* { dg-final { mergefn-folds _ZN7DerivedIjE5plainEi __mergefn_* } } */
