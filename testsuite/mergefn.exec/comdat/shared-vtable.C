// Slots of virtual tables name the shared body, so members that only those
// name go.  A pointer to a virtual member is a slot's number, and stays what it
// is.  Beside them an overrider that does something else.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }
// GCC 16 guesses several targets of a call, and code behind a guess depends on addresses.
// { dg-additional-options "-fno-devirtualize-speculatively" }

#include <cstdio>

#include "../../include/test.h"

int (*volatile step) (int);

static int
odd_step (int n)
{
  return n * 2 + 1;
}

struct Base
{
  virtual int value (int n) = 0;
  virtual int other (int) { return 8; }
  virtual ~Base () {}
};

template <typename T>
struct Derived : Base
{
  T member;
  explicit Derived (T m) : member (m) {}
  int value (int n) override
  {
    int sum = 1;
    for (int i = 0; i < n; i++)
      sum = sum * 7 + step (int (member)) + step (i);
    return sum;
  }
};

template <typename T>
CLONED T *
launder (T *object)
{
  T *volatile hidden = object;
  return hidden;
}

int
main ()
{
  step = odd_step;
  Base *objects[] = { launder<Base> (new Derived<int> (4)), launder<Base> (new Derived<unsigned> (5)),
                      launder<Base> (new Derived<short> (6)) };
  int (Base::*volatile pointer) (int) = &Base::value;
  for (Base *object : objects)
    {
      std::printf ("%d %d %d\n", object->value (input), (object->*pointer) (input),
                   object->other (1));
      delete object;
    }
  return 0;
}

// { dg-final { mergefn-folds _ZN7DerivedIiE5valueEi *mergefn* removed } }
// { dg-final { mergefn-folds _ZN7DerivedIjE5valueEi *mergefn* removed } }
// { dg-final { mergefn-keeps-apart _ZN7DerivedIsE5valueEi _ZN7DerivedIiE5valueEi } }
