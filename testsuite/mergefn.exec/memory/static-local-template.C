// Two instantiations of one template have two static variables, and their
// guards are two as well: each is initialised when first passed.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>

#include "../../include/test.h"

NOINLINE int
start (int n)
{
  std::printf ("start %d\n", n);
  return n;
}

template <typename T>
NOINLINE int
counter (T *, int n)
{
  static int count = start (n);
  for (int i = 0; i < n; i++)
    count = count * 3 + i;
  return count;
}

template <typename T>
struct Registry
{
  static int total;
  static NOINLINE int
  add (int n)
  {
    for (int i = 0; i < n; i++)
      total = total * 3 + i;
    return total;
  }
};

template <typename T>
int Registry<T>::total = 1;

int
main ()
{
  int i = 0;
  long l = 0;
  for (int n = 0; n < input; n++)
    {
      std::printf ("%d %d ", counter (&i, n), counter (&l, n + 1));
      std::printf ("%d %d\n", Registry<int>::add (n),
                   Registry<long>::add (n + 2));
    }
  return 0;
}

// { dg-final { mergefn-keeps-apart _Z7counterIiEiPT_i _Z7counterIlEiPT_i } }
// { dg-final { mergefn-keeps-apart *RegistryIiE3addEi *RegistryIlE3addEi } }
// { dg-final { mergefn-folds *RegistryIiE3addEi __mergefn_* published } }
// { dg-final { mergefn-folds *RegistryIlE3addEi __mergefn_* published } }
// { dg-final { mergefn-count-merges 2 } }
