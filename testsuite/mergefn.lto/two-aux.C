// The other unit of the C++ program; see one-aux.C.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include "templates-aux.h"

struct Dog { long weight = 4; };
struct Bird { long weight = 5; };

int
two (int n)
{
  Dog dogs[2];
  Bird birds[2];
  Box<Dog> some_dogs;
  Box<Bird> some_birds;
  for (int i = 0; i < n; i++)
    {
      some_dogs.add (&dogs[i & 1]);
      some_birds.add (&birds[i & 1]);
    }
  return some_dogs.total () * 100 + some_birds.total () + catches<Dog> (n) + catches<Bird> (n + 1);
}
