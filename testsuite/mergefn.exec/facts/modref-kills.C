// What a constructor ends of its object's old content stands in its modref summary as well: the smaller of
// two sizes is what callers may count on.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <cstdio>
#include <new>

#define NO_INPUT
#include "../../include/test.h"

short sink;

namespace
{

struct Small
{
  int a;
  NOINLINE Small ();
};

struct Large
{
  int a, b;
  NOINLINE Large ();
};

} // namespace

alignas (8) char memory[64], other[64];

NOINLINE void
large (char *p)
{
  new (p) Large;
}

NOINLINE void
small (char *p)
{
  ((int *) p)[1] = 7;
  new (p) Small;
}

namespace
{

// The call back makes GCC compile the callers first.
Small::Small ()
{
  if (sink > 100)
    {
      small (other);
      sink = 5;
    }
  sink++;
}

Large::Large ()
{
  if (sink > 100)
    {
      small (other);
      sink = 5;
    }
  sink++;
}

} // namespace

int
main ()
{
  small (memory);
  std::printf ("%d\n", ((int *) memory)[1]);
  large (memory);
  return 0;
}

// { dg-final { mergefn-folds *5SmallC2Ev *5LargeC2Ev } }
