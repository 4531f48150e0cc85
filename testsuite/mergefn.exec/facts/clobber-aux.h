/* What facts-clobber.C and weaken-clobber.C compile, where facts are kept and
   where they are weakened.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <cstdio>

#include "../../include/test.h"

template <int Count> struct Ints
{
  int first[Count];
  ~Ints () {}
};

template <int Count>
static inline void
end (void *object)
{
  static_cast<Ints<Count> *> (object)->~Ints ();
}

static NOINLINE int
a_large (int *p, int n)
{
  p[1] = n + 2;
  p[5] = n * 3;
  end<8> (p);
  return n * 5;
}

static NOINLINE int
b_small (int *p, int n)
{
  p[1] = n + 2;
  p[5] = n * 3;
  end<2> (p);
  return n * 5;
}

// From an address inside of what is passed.
static NOINLINE int
a_large_inside (int *p, int n)
{
  p[6] = n * 7;
  end<4> (p + 4);
  return n * 3;
}

static NOINLINE int
b_small_inside (int *p, int n)
{
  p[6] = n * 7;
  end<1> (p + 4);
  return n * 3;
}

// It ends another part.
static NOINLINE int
end_elsewhere (int *p, int n)
{
  p[6] = n * 7;
  end<1> (p + 5);
  return n * 3;
}

int
main ()
{
  int n = input, large[8] = {}, small[8] = {};
  std::printf ("%d %d\n", a_large (large, n), b_small (small, n));
  std::printf ("%d\n", small[5]);
  std::printf ("%d %d\n", a_large_inside (large, n), b_small_inside (small, n));
  std::printf ("%d %d\n", small[5], small[6]);
  std::printf ("%d %d\n", end_elsewhere (small, n), small[6]);
  return 0;
}
