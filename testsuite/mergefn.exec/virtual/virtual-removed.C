// A virtual function that is dropped is reached through tables that other units
// have too, through calls that were made direct, and through the thunks of a
// second base; afterwards it must not be missing.  D, "virtual function removed
// after redirect".
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }
// { dg-additional-options "-fno-strict-aliasing" }
// { dg-additional-sources "virtual-removed-aux.C" }

#include <cstdio>
#include <cstdlib>

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

namespace
{
struct Local : Node
{
  int value = 1;
  NOINLINE int
  visit (int n)
  {
    int sum = value;
    for (int i = 0; i < n; i++)
      sum = sum * 3 + i;
    return sum;
  }
};
}

Node *make_elsewhere (int n);

static NOINLINE Node *
make (int n)
{
  switch (n)
    {
    case 0:
      return new Leaf<1>;
    case 1:
      return new Leaf<2>;
    case 2:
      return new Leaf<3>;
    case 3:
      return new Local;
    default:
      std::abort ();
    }
}

int
main ()
{
  int sum = 0;
  for (int i = 0; i <= input; i++)
    {
      Node *here = make (i), *there = make_elsewhere (i);
      sum = sum * 5 + here->visit (i + 1) - there->visit (i + 2);
      delete here;
      delete there;
    }
  Leaf<2> leaf;
  std::printf ("%d %d\n", sum, leaf.visit (input));
  return 0;
}

// { dg-final { mergefn-folds _ZN4LeafILi2EE5visitEi *5Local5visitEi } }
