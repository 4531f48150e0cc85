// The class that a virtual call is made for decides what the compiler may yet
// turn it into: once it has found that nobody makes a `Second', a call through
// an `A' can reach one function only.  A call through a `B' can reach two.  The
// objects have one layout, and the slots one number, so the callers fold, but
// the kept one must not be devirtualised any more.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#if __GNUC__ >= 16
// It would guess the targets of both calls before folding.
#pragma GCC optimize ("no-devirtualize-speculatively")
#endif

#include <cstdio>

#include "../../include/test.h"

namespace
{
struct A
{
  virtual int value (int n) = 0;
};
struct First : A
{
  int value (int n) override { return n * 3; }
};
struct Second : A
{
  NOINLINE Second () {}
  int value (int n) override { return n * 5; }
};

struct B
{
  virtual int value (int n) = 0;
};
struct Third : B
{
  int value (int n) override { return n * 7; }
};
struct Fourth : B
{
  int value (int n) override { return n * 11; }
};
}

A *volatile last;

// Called with zero only, which is found out late.
static CLONED A *
make (int second)
{
  if (second)
    last = new Second;
  else
    last = new First;
  return last;
}

static NOINLINE int
sum_a (A *const *objects, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + objects[i & 1]->value (i + 1);
  return sum;
}

static NOINLINE int
sum_b (B *const *objects, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + objects[i & 1]->value (i + 1);
  return sum;
}

// Nothing folds with what takes another slot.
struct Longer : B
{
  virtual int further (int n) { return n * 13; }
  int value (int n) override { return n * 17; }
};

static NOINLINE int
sum_further (Longer *const *objects, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + objects[i & 1]->further (i + 1);
  return sum;
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
  A *const as[] = { make (0), make (0) };
  B *const bs[] = { launder<B> (new Third), launder<B> (new Fourth) };
  Longer *const longer[] = { launder (new Longer), launder (new Longer) };
  std::printf ("%d\n", sum_a (as, input));
  std::printf ("%d\n", sum_b (bs, input));
  std::printf ("%d\n", sum_further (longer, input));
  return 0;
}

// { dg-final { mergefn-folds _ZL5sum_b* _ZL5sum_a* removed } }
// { dg-final { mergefn-weakens _ZL5sum_b* _ZL5sum_a* virtual-call } }
// { dg-final { mergefn-keeps-apart _ZL11sum_further* _ZL5sum_a* } }
// { dg-final { mergefn-needs virtual-call } }
