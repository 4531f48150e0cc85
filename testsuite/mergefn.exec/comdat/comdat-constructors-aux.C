// The same templates as in comdat-constructors.C, in another unit.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#define NO_INPUT
#include "../../include/test.h"

extern int destroyed;

template <int N>
struct Block
{
  int items[4];
  NOINLINE Block (int n)
  {
    for (int i = 0; i < 4; i++)
      items[i] = i * n;
  }
  NOINLINE ~Block ()
  {
    for (int i = 0; i < 4; i++)
      destroyed += items[i];
  }
};

int
other_unit (int n)
{
  Block<1> one (n);
  Block<2> two (n + 1);
  Block<3> three (n + 2);
  Block<4> four (n + 3);
  return four.items[1] + one.items[3] + two.items[2] * 3 + three.items[1] * 5;
}
