// Two units have the same templates, and each has a function of its own that
// is equal to another instance.  The linker keeps one copy of each instance,
// from either unit: still nothing calls itself in a circle, and every instance
// does its own work.  LLVM: ODR functions, never introduce a
// call to one.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-additional-sources "comdat-two-units-aux.C" }

#include <cstdio>

#include "../../include/test.h"

extern int (*volatile step) (int);

template <typename T>
struct Sum
{
  static NOINLINE T add (const T *p, int n);
  static NOINLINE T fold (const T *p, int n);
};

template <typename T>
NOINLINE T
Sum<T>::add (const T *p, int n)
{
  T sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + p[i] + step (i);
  return sum;
}

template <typename T>
NOINLINE T
Sum<T>::fold (const T *p, int n)
{
  T sum = 2;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + Sum<T>::add (p, i);
  return sum;
}

/* Equal to one instance each, here and in the other unit.  */
static NOINLINE long
own_add (const long *p, int n)
{
  long sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + p[i] + step (i);
  return sum;
}

long other_unit (const long *p, const long long *q, int n);

int
main ()
{
  long a[3] = { input, 2, 5 };
  long long b[3] = { input, 4, 7 };
  std::printf ("%ld %lld\n", Sum<long>::add (a, input),
               Sum<long long>::add (b, input));
  std::printf ("%ld %lld\n", Sum<long>::fold (a, input),
               Sum<long long>::fold (b, input));
  std::printf ("%ld %ld\n", own_add (a, input), other_unit (a, b, input));
  return 0;
}

// { dg-final { mergefn-keeps-apart *SumIlE3addEPKli *SumIlE4foldEPKli } }
// { dg-final { mergefn-keeps-apart *SumIxE3addEPKxi *SumIxE4foldEPKxi } }
