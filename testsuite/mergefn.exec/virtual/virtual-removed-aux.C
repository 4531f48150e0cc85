// The same classes as in virtual-removed.C, in another unit.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#define NO_INPUT
#include "../../include/test.h"

struct Node
{
  virtual ~Node () {}
  virtual int visit (int n) = 0;
};

template <int N>
struct Leaf : Node
{
  int value = N & 1;
  NOINLINE int
  visit (int n)
  {
    int sum = value;
    for (int i = 0; i < n; i++)
      sum = sum * 3 + i;
    return sum;
  }
};

Node *
make_elsewhere (int n)
{
  if (n == 0)
    return new Leaf<3>;
  if (n == 1)
    return new Leaf<4>;
  return new Leaf<2>;
}
