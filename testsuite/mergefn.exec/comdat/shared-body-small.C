// A shared body is made only where it pays: two small instances whose addresses
// are looked at would each need a jump as large as they are.  Instances that
// can go altogether fold however small they are.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>

#include "../../include/test.h"

template <typename T>
CLONED T
small (T n)
{
  return n * 3 + 1;
}

template <typename T>
CLONED T
going (T n)
{
  return n * 5 + 1;
}

long (*volatile of_long) (long) = small<long>;
long long (*volatile of_long_long) (long long) = small<long long>;

int
main ()
{
  std::printf ("%ld %lld %d\n", of_long (input), of_long_long (input),
               (void *) of_long == (void *) of_long_long);
  std::printf ("%ld %lld\n", going<long> (input), going<long long> (input));
  return 0;
}

// { dg-final { mergefn-refuses _Z5smallIxET_S0_ _Z5smallIlET_S0_ shared-body-too-large } }
// { dg-final { mergefn-folds _Z5goingIlET_S0_ *mergefn* removed } }
// { dg-final { mergefn-folds _Z5goingIxET_S0_ *mergefn* } }
