// The class that a virtual call is made for decides what the compiler may yet
// turn it into: here one hierarchy has a single implementation and the other
// has two.  The objects have one layout, and the slots one number.  Checklist
// A, "devirtualisation type while -fdevirtualize can still act".
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2 -fno-strict-aliasing -fno-early-inlining" }

#include <cstdio>

#define NOINLINE __attribute__ ((noinline, noclone))

namespace
{
struct Single
{
  virtual int value (int n) { return n * 3; }
};
struct Many
{
  virtual int value (int n) { return n * 5; }
};
struct OneOfMany : Many
{
  int value (int n) { return n * 7; }
};
}

volatile int input = 3;

template <typename T>
static inline int
call (T *object, int n)
{
  return object->value (n);
}

static NOINLINE int
sum_single (Single *const *objects, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + call (objects[i & 1], i);
  return sum;
}

static NOINLINE int
sum_many (Many *const *objects, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + call (objects[i & 1], i);
  return sum;
}

static NOINLINE int
sum_many_again (Many *const *objects, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + call (objects[i & 1], i);
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
  Single single;
  Many many;
  OneOfMany one_of_many;
  Single *const singles[] = { launder (&single), launder (&single) };
  Many *const manies[] = { launder (&many), launder<Many> (&one_of_many) };
  std::printf ("%d\n", sum_single (singles, input));
  std::printf ("%d\n", sum_many (manies, input));
  std::printf ("%d\n", sum_many_again (manies, input));
  return 0;
}

// { dg-final { mergefn-folds _ZL8sum_many* _ZL14sum_many_again* removed } }
// { dg-final { mergefn-keeps-apart _ZL10sum_single* _ZL14sum_many_again* } }
