// Two classes whose virtual functions do the same: the functions may be one,
// the virtual tables stay two, and each object keeps its own.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }
// { dg-additional-options "-fno-strict-aliasing" }

#include <cstdio>
#include <typeinfo>

#include "../../include/test.h"

namespace
{
struct Animal
{
  virtual ~Animal () {}
  virtual int speak (int n) = 0;
  virtual int run (int n) = 0;
};

struct Cat : Animal
{
  int steps = 1;
  int speak (int n)
  {
    for (int i = 0; i < n; i++)
      steps = steps * 3 + i;
    return steps;
  }
  int run (int n)
  {
    for (int i = 0; i < n; i++)
      steps = steps * 5 + i;
    return steps;
  }
};

struct Dog : Animal
{
  int steps = 2;
  int speak (int n)
  {
    for (int i = 0; i < n; i++)
      steps = steps * 3 + i;
    return steps;
  }
  int run (int n)
  {
    for (int i = 0; i < n; i++)
      steps = steps * 7 + i;
    return steps;
  }
};
}

NOINLINE Animal *
make (int n)
{
  if (n & 1)
    return new Cat;
  return new Dog;
}

int
main ()
{
  for (int i = 0; i < input; i++)
    {
      Animal *animal = make (i);
      std::printf ("%d %d ", animal->speak (i + 2), animal->run (i + 1));
      std::printf ("%d %d\n", dynamic_cast<Cat *> (animal) != nullptr,
                   typeid (*animal) == typeid (Dog));
      delete animal;
    }
  return 0;
}

// { dg-final { mergefn-folds *3Dog5speakEi *3Cat5speakEi } }
// { dg-final { mergefn-keeps-apart *3Dog3runEi *3Cat3runEi } }
