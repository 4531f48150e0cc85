// An exception that leaves the kept function passes through the thunk, and
// what the thunk's caller had on the stack is cleaned up; objects passed by
// value are destroyed once.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-additional-options "-fvisibility=hidden" }
// { dg-mergefn-torture }

#include <cstdio>

#include "../../include/test.h"

int alive, copies;

struct Guard
{
  int n;
  Guard (int number) : n (number) { alive++; }
  Guard (const Guard &other) : n (other.n) { alive++, copies++; }
  ~Guard () { alive--; }
};

#define FUNCTION(name)                                                        \
  NOINLINE Guard name (Guard guard, const Guard &other, int n)                \
  {                                                                           \
    Guard local (guard.n);                                                    \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        local.n = local.n * 3 + other.n;                                      \
        if (local.n > 1000)                                                   \
          throw local.n;                                                      \
      }                                                                       \
    return local;                                                             \
  }

FUNCTION (first)
FUNCTION (second)

Guard (*volatile functions[]) (Guard, const Guard &, int) = { first, second };

int
main ()
{
  for (int f = 0; f < 2; f++)
    for (int n = 1; n < 9; n += input)
      {
        try
          {
            Guard guard (n);
            Guard result = functions[f](guard, guard, n);
            std::printf ("%d ", result.n);
          }
        catch (int thrown)
          {
            std::printf ("thrown %d ", thrown);
          }
        std::printf ("%d %d\n", alive, copies);
      }
  return 0;
}

// { dg-final { mergefn-folds _Z6second5GuardRKS_i _Z5first5GuardRKS_i thunk } }
