// A constructor's object is taken for restrict, and so are the members of its class that say so: the class
// matters that has such members.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-additional-options "-fno-lifetime-dse -fno-early-inlining" }

#include <cstdio>
#include <new>

#define NO_INPUT
#include "../../include/test.h"

int total;
int x, y, z;

static inline void
work (int *p, int *q, int value = 2)
{
  *p = 1;
  *q = value;
  total += *p;
}

namespace
{

struct Ordinary
{
  int *p, *q;
  NOINLINE Ordinary () { work (p, q); }
};

struct Strict
{
  int *__restrict p, *__restrict q;
  NOINLINE Strict () { work (p, q); }
};

struct Other
{
  int *p, *q;
  NOINLINE Other () { work (p, q, 3); }
};

struct OtherAgain
{
  int *p, *q;
  NOINLINE OtherAgain () { work (p, q, 3); }
};

} // namespace

alignas (16) char memory[64];
typedef int *pointer;

NOIPA void
set (int *p, int *q)
{
  ((pointer *) memory)[0] = p;
  ((pointer *) memory)[1] = q;
}

template <class T>
NOIPA void
make ()
{
  new (memory) T;
}

int
main ()
{
  set (&x, &y);
  make<Strict> ();
  total = 0;
  set (&z, &z);
  make<Ordinary> ();
  std::printf ("%d\n", total);
  total = 0;
  make<Other> ();
  make<OtherAgain> ();
  std::printf ("%d\n", total);
  return 0;
}

// { dg-final { mergefn-keeps-apart *6StrictC2Ev *8OrdinaryC2Ev } }
// { dg-final { mergefn-folds *10OtherAgainC2Ev *5OtherC2Ev } }
