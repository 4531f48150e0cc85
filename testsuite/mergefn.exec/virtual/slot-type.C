// A virtual table also has the address of the type's description, before its slots.  Reading that compares no function, so
// slots may move, and their functions go (slot-address.C).
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <stdio.h>
#include <typeinfo>

#include "../../include/test.h"

struct Base
{
  int n = 1;
  virtual int step (int) = 0;
  virtual ~Base () {}
};

template <typename T>
struct Derived : Base
{
  NOINLINE int step (int x) override
  {
    for (int i = 0; i < x; i++)
      n = n * 7 + i;
    return n;
  }
};

__attribute__ ((noipa)) static Base *
make (int i)
{
  if (i)
    return new Derived<int>;
  return new Derived<unsigned>;
}

int
main ()
{
  Base *a = make (0), *b = make (1);
  printf ("%s %s %d\n", typeid (*a).name (), typeid (*b).name (), typeid (*a) == typeid (*b));
  printf ("%d %d\n", a->step (input), b->step (input + 1));
  delete a;
  delete b;
}

// { dg-final { mergefn-folds _ZN7DerivedIjE4stepEi *mergefn* removed } }
