// A declaration with an assembler name of the user's reaches a template instance
// by that name, so the instance stays under it.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <cstdio>

#include "../../include/test.h"

template <class T>
NOINLINE T
f (T x)
{
  T k = 0;
  for (int i = 0; i < input; i++)
    k = k * 31 + (x ^ i) + (k * 8);
  return k;
}

template <class T>
NOINLINE T
lone (T x)
{
  T k = 1;
  for (int i = 0; i < input; i++)
    k = k * 37 + (x ^ i) + (k * 8);
  return k;
}

extern int by_name (int) asm ("_Z1fIiET_S0_");
extern int lone_by_name (int) asm ("_Z4loneIiET_S0_");

int
main ()
{
  std::printf ("%d %u %d\n", f<int> (3),
               (unsigned) f<unsigned> (1) + (unsigned) f<long> (4) + (unsigned) f<long long> (4),
               by_name (3));
  std::printf ("%d %d\n", lone<int> (3), lone_by_name (3));
  return 0;
}

// { dg-final { mergefn-folds _Z1fIjET_S0_ __mergefn_* } }
