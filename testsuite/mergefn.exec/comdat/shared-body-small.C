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

int (*volatile of_int) (int) = small<int>;
unsigned (*volatile of_unsigned) (unsigned) = small<unsigned>;

int
main ()
{
  std::printf ("%d %u %d\n", of_int (input), of_unsigned (input),
               (void *) of_int == (void *) of_unsigned);
  std::printf ("%d %u\n", going<int> (input), going<unsigned> (input));
  return 0;
}

// { dg-final { mergefn-refuses _Z5smallIjET_S0_ _Z5smallIiET_S0_ shared-body-too-large } }
// { dg-final { mergefn-folds _Z5goingIiET_S0_ *mergefn* removed } }
// { dg-final { mergefn-folds _Z5goingIjET_S0_ *mergefn* } }
