// GNU C++ tells the address of the function that an object has, where the program names only the base's.  Such addresses
// are compared, so the unit's slots keep naming functions of their own.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-additional-options "-Wno-pmf-conversions" }
// { dg-mergefn-torture }

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

struct Base
{
  virtual int step (int) = 0;
  int n;
};

#define DERIVED(Name)                                                         \
  struct Name : Base                                                          \
  {                                                                           \
    NOINLINE int step (int x) override                                        \
    {                                                                         \
      for (int i = 0; i < x; i++)                                             \
        n = n * 7 + i;                                                        \
      return n;                                                               \
    }                                                                         \
  };
DERIVED (One)
DERIVED (Two)
namespace
{
DERIVED (Local)
DERIVED (LocalToo)
}

typedef int function (Base *, int);

__attribute__ ((noipa)) static Base *
make (int i)
{
  switch (i)
    {
    case 0: return new One;
    case 1: return new Two;
    case 2: return new Local;
    default: return new LocalToo;
    }
}

int
main ()
{
  function *functions[4];
  for (int i = 0; i < 4; i++)
    {
      Base *object = make (i);
      functions[i] = (function *) (object->*&Base::step);
    }
  printf ("%d %d\n", functions[0] == functions[1], functions[2] == functions[3]);
}
