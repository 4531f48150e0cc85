// Functions with a parameter of another class each, passed by reference without
// the source saying so: what a call through a base comes to can be read off the
// class, once GCC sees that the pointer that it loads is that to the parameter.
// With both classes the call has to go by the table.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2 -fno-early-inlining" }

#include <cstdio>

#define INPUT 4
#include "../../include/test.h"

struct Base
{
  virtual int value (int n) const = 0;
  virtual ~Base () {}
};

struct One : Base
{
  int value (int n) const { return n * 3 + 1; }
};

struct Two : Base
{
  int value (int n) const { return n * 5 + 2; }
};

struct Holder
{
  const Base *base;
};

static inline void
set (Holder *holder, const Base *base)
{
  holder->base = base;
}

static inline const Base *
get (const Holder *holder)
{
  return holder->base;
}

NOINLINE int
with_one (One one, int n)
{
  Holder holder;
  set (&holder, &one);
  return get (&holder)->value (n) + n;
}

NOINLINE int
with_two (Two two, int n)
{
  Holder holder;
  set (&holder, &two);
  return get (&holder)->value (n) + n;
}

int
main ()
{
  std::printf ("%d\n", with_one (One (), input));
  std::printf ("%d\n", with_two (Two (), input));
  return 0;
}

// { dg-final { mergefn-folds _Z8with_two3Twoi _Z8with_one3Onei } }
// { dg-final { mergefn-weakens _Z8with_two3Twoi _Z8with_one3Onei virtual-call } }
// { dg-final { mergefn-needs virtual-call } }
