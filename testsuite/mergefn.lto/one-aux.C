// One unit of a C++ program; two-aux.C is the other.  Both instantiate the same
// templates, and this one some that the other has for another type.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include "templates-aux.h"
#include <cstdio>

int two (int n);

struct Cat { long weight = 3; };
struct Dog { long weight = 4; };

int
one (int n)
{
  Cat cats[2];
  Dog dogs[2];
  Box<Cat> some_cats;
  Box<Dog> some_dogs;
  for (int i = 0; i < n; i++)
    {
      some_cats.add (&cats[i & 1]);
      some_dogs.add (&dogs[i & 1]);
    }
  return some_cats.total () * 100 + some_dogs.total () + catches<Cat> (n) + catches<Dog> (n + 1);
}

int
main (int argc, char **)
{
  std::printf ("%d %d\n", one (argc + 3), two (argc + 4));
  return 0;
}
