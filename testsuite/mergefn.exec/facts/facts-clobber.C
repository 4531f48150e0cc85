// Where facts are kept, a function that ends a large object is not folded with
// one that ends a small one at the same place.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2 -fno-early-inlining -fno-strict-aliasing" }
// { dg-mergefn-args "facts=keep" }

#include <cstdio>

#include "../../include/test.h"

template <int Count> struct Ints
{
  int first[Count];
  ~Ints () {}
};

#define END(name, count)                                                      \
  static NOINLINE int name (int *p, int n)                                    \
  {                                                                           \
    p[5] = n * 3;                                                             \
    reinterpret_cast<Ints<count> *> (p)->~Ints ();                            \
    return n * 5;                                                             \
  }

END (a_large, 8)
END (b_small, 2)

int
main ()
{
  int n = input, large[8] = {}, small[8] = {};
  std::printf ("%d %d\n", a_large (large, n), b_small (small, n));
  std::printf ("%d\n", small[5]);
  return 0;
}

// { dg-final { mergefn-refuses *b_small* *a_large* facts-differ clobber } }
