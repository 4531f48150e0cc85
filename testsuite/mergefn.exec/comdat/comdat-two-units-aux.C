// The other unit of comdat-two-units.C: the same templates, and another
// function that is equal to the other instance.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#define NO_INPUT
#include "../../include/test.h"

static int
odd_step (int n)
{
  return n * 2 + 1;
}

int (*volatile step) (int) = odd_step;

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

NOINLINE long long
public_add (const long long *p, int n)
{
  long long sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + p[i] + step (i);
  return sum;
}

long
other_unit (const long *p, const long long *q, int n)
{
  long sum = Sum<long long>::fold (q, n) * 3 + Sum<long>::fold (p, n + 0);
  return sum + public_add (q, n) + Sum<long long>::add (q, n)
         + Sum<long>::add (p, n);
}
