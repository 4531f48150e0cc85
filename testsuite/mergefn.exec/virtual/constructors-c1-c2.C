// A constructor has two symbols, for whole objects and for bases, often aliases
// of one function; so has a destructor, and a third that deletes.  Constructors
// of two classes that store different virtual tables are different; those of
// classes without are the same.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }
// { dg-additional-options "-fno-strict-aliasing" }

#include <cstdio>

#include "../../include/test.h"

int destroyed;

namespace
{
struct Plain
{
  int items[4];
  NOINLINE Plain (int n)
  {
    for (int i = 0; i < 4; i++)
      items[i] = i * n;
  }
  NOINLINE ~Plain ()
  {
    for (int i = 0; i < 4; i++)
      destroyed += items[i];
  }
};

struct Plain_too
{
  int items[4];
  NOINLINE Plain_too (int n)
  {
    for (int i = 0; i < 4; i++)
      items[i] = i * n;
  }
  NOINLINE ~Plain_too ()
  {
    for (int i = 0; i < 4; i++)
      destroyed += items[i];
  }
};

struct Derived : Plain
{
  int own;
  NOINLINE Derived (int n) : Plain (n), own (n) {}
};

struct Derived_too : Plain_too
{
  int own;
  NOINLINE Derived_too (int n) : Plain_too (n), own (n) {}
};

struct Virtual_a
{
  int items[4];
  NOINLINE Virtual_a (int n)
  {
    for (int i = 0; i < 4; i++)
      items[i] = i * n;
  }
  virtual int which () { return 1; }
};

struct Virtual_b
{
  int items[4];
  NOINLINE Virtual_b (int n)
  {
    for (int i = 0; i < 4; i++)
      items[i] = i * n;
  }
  virtual int which () { return 2; }
};
}

template <typename T>
NOINLINE T *
launder (T *object)
{
  T *volatile hidden = object;
  return hidden;
}

int
main ()
{
  {
    Plain a (input);
    Plain_too b (input);
    Derived c (input);
    Derived_too d (input);
    std::printf ("%d %d %d\n", a.items[3] + b.items[2], c.own, d.items[1]);
  }
  Virtual_a e (input);
  Virtual_b f (input);
  std::printf ("%d %d\n", e.items[1], f.items[1]);
  std::printf ("%d %d %d\n", launder (&e)->which (), launder (&f)->which (),
               destroyed);
  return 0;
}

// { dg-final { mergefn-folds *9Plain_tooC2Ei *5PlainC2Ei } }
// { dg-final { mergefn-folds *9Plain_tooD2Ev *5PlainD2Ev } }
// { dg-final { mergefn-folds *11Derived_tooC2Ei *7DerivedC2Ei } }
// { dg-final { mergefn-keeps-apart *9Virtual_bC2Ei *9Virtual_aC2Ei } }
