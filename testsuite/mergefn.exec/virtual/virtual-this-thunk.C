// A virtual function of a second base is entered through a thunk that adjusts
// the object's address.  Functions that are equal are folded and the thunks
// still adjust by their own distance.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }
// { dg-additional-options "-fno-strict-aliasing" }

#include <cstdio>

#include "../../include/test.h"

namespace
{
struct First
{
  long first = 1;
  virtual int one (int n) { return n; }
};

struct Second
{
  long second = 2;
  virtual int two (int n) { return n + 1; }
};

struct Padding
{
  long padding[5] = { 7, 7, 7, 7, 7 };
};

struct Near : First, Second
{
  int value = 3;
  int two (int n)
  {
    int sum = value;
    for (int i = 0; i < n; i++)
      sum = sum * 3 + i;
    return sum;
  }
};

struct Near_too : First, Second
{
  int value = 4;
  int two (int n)
  {
    int sum = value;
    for (int i = 0; i < n; i++)
      sum = sum * 3 + i;
    return sum;
  }
};

struct Far : First, Padding, Second
{
  int value = 5;
  int two (int n)
  {
    int sum = value;
    for (int i = 0; i < n; i++)
      sum = sum * 3 + i;
    return sum;
  }
};
}

NOINLINE Second *
make (int n)
{
  if (n == 0)
    return new Near;
  if (n == 1)
    return new Near_too;
  return new Far;
}

int
main ()
{
  for (int i = 0; i < input; i++)
    std::printf ("%d\n", make (i)->two (input + i));
  return 0;
}

// { dg-final { mergefn-folds *8Near_too3twoEi *4Near3twoEi } }
// { dg-final { mergefn-keeps-apart *3Far3twoEi *4Near3twoEi } }
