// The variants of a virtual destructor are in one COMDAT group, which goes as a
// whole once the slots of the tables name shared bodies.  Where one variant
// has to stay, so does the group, with jumps or its bodies.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>

#define NO_INPUT
#include "../../include/test.h"

int (*volatile step) (int);
static int total = 5;

static int
add (int n)
{
  return total += n;
}

struct Base
{
  virtual int value () { return 1; }
  virtual ~Base () { step (total & 7); }
};

// What is destroyed is the base alone, so nothing tells one of these from
// another of its size.
template <typename T, int size>
struct Owner : Base
{
  T members[size];
  explicit Owner (T m) : members{ m } {}
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
  step = add;
  delete launder<Base> (new Owner<int, 2> (4));
  std::printf ("%d\n", total);
  delete launder<Base> (new Owner<unsigned, 2> (40));
  std::printf ("%d\n", total);
  delete launder<Base> (new Owner<int, 20> (400));
  std::printf ("%d\n", total);
  return 0;
}

// { dg-final { mergefn-folds _ZN5OwnerIiLi2EED0Ev *mergefn* removed } }
// { dg-final { mergefn-folds _ZN5OwnerIjLi2EED0Ev *mergefn* removed } }
// { dg-final { mergefn-folds _ZN5OwnerIjLi2EED2Ev *mergefn* removed } }
// { dg-final { mergefn-keeps-apart _ZN5OwnerIiLi20EED0Ev _ZN5OwnerIiLi2EED0Ev } }
