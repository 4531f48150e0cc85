// A template's constructor and destructor have two names in one group that the
// linker keeps or drops as a whole: a body outside of the group cannot be an
// alias inside it.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-additional-options "-fno-strict-aliasing" }
// { dg-additional-sources "comdat-constructors-aux.C" }

#include <cstdio>

#include "../../include/test.h"

int destroyed;

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

struct Plain
{
  int items[4];
  Plain (int n);
  ~Plain ();
};

NOINLINE
Plain::Plain (int n)
{
  for (int i = 0; i < 4; i++)
    items[i] = i * n;
}

NOINLINE
Plain::~Plain ()
{
  for (int i = 0; i < 4; i++)
    destroyed += items[i];
}

/* Must be there for others, whether it is used here or not.  */
template struct Block<4>;

template <int N>
struct Derived : Block<N>
{
  Derived (int n) : Block<N> (n + 1) {}
};

int other_unit (int n);

int
main ()
{
  Plain *plain = new Plain (input);
  Block<1> *one = new Block<1> (input);
  Derived<2> *two = new Derived<2> (input);
  std::printf ("%d %d %d\n", plain->items[1], one->items[2], two->items[3]);
  delete plain;
  delete one;
  delete two;
  std::printf ("%d %d\n", other_unit (input), destroyed);
  return 0;
}

// { dg-final { mergefn-folds _ZN5BlockILi1EEC2Ei *5PlainC2Ei } }
// { dg-final { mergefn-folds _ZN5BlockILi4EEC2Ei *5PlainC2Ei thunk } }
// { dg-final { mergefn-folds _ZN5BlockILi4EED2Ev *5PlainD2Ev thunk } }
// { dg-final { mergefn-folds _ZN5BlockILi2EED2Ev *5PlainD2Ev } }
