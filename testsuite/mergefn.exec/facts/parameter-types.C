// A parameter is stored on entry as of its own type.  Nobody has its address, so only references to the parameter
// forget their types.  `verify' must not ask more: the other references keep theirs.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2" }

#include <cstdio>

#include "../../include/test.h"

struct Apples { int x, y; };
struct Stones { int x, y; };

static inline int less (const int &a, const int &b) { return int (unsigned (a) - unsigned (b)); }
static inline int more (const int &a, const int &b) { return int (unsigned (a) + unsigned (b)); }

template <class T, int (*step) (const int &, const int &)>
static inline T
mix (const T &a, const T &b)
{
  return T{ step (a.x, b.x), step (a.y, b.y) };
}

template <class T, int (*step) (const int &, const int &)>
NOINLINE unsigned
apply (T a, const T &b, unsigned h)
{
  for (int i = 0; i < 2; ++i)
    a = mix<T, step> (a, b);
  return (unsigned (a.x) * 31 + unsigned (a.y)) * 12 + h;
}

int
main ()
{
  Apples apples = { 7, input };
  Stones stones = { input, 9 };
  std::printf ("%u %u %u\n", apply<Apples, less> (apples, apples, 1), apply<Stones, less> (stones, stones, 1),
               apply<Stones, more> (stones, stones, 1));
  return 0;
}

// { dg-final { mergefn-folds _Z5applyI6StonesXadL_ZL4lessRKiS2_EEEjT_RKS3_j _Z5applyI6ApplesXadL_ZL4lessRKiS2_EEEjT_RKS3_j } }
// { dg-final { mergefn-keeps-apart _Z5applyI6StonesXadL_ZL4moreRKiS2_EEEjT_RKS3_j _Z5applyI6ApplesXadL_ZL4lessRKiS2_EEEjT_RKS3_j } }
