// Versions of one function for several targets share a name; each is called by
// its dispatcher.  They are not folded with each other or with another
// function's.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-require-target "x86_64-*-linux*" }

#include <cstdio>

#include "../../include/test.h"

#define FUNCTION(name, version)                                               \
  __attribute__ ((noinline, target (version))) int name (const int *p, int n) \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + p[i];                                                   \
    return sum;                                                               \
  }

FUNCTION (first, "default")
FUNCTION (first, "sse4.2")
FUNCTION (first, "avx2")
FUNCTION (second, "default")
FUNCTION (second, "sse4.2")
FUNCTION (second, "avx2")

#define PLAIN(name)                                                           \
  static NOINLINE int name (const int *p, int n)                              \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + p[i];                                                   \
    return sum;                                                               \
  }

PLAIN (plain_a)
PLAIN (plain_b)

int
main ()
{
  int numbers[3] = { input, 5, input * 2 };
  std::printf ("%d %d\n", first (numbers, input), second (numbers, input));
  std::printf ("%d %d\n", plain_a (numbers, input), plain_b (numbers, input));
  return 0;
}

// { dg-final { mergefn-folds *plain_b* *plain_a* removed } }
// { dg-final { mergefn-keeps-apart _Z5firstPKii.avx2 _Z6secondPKii.avx2 } }
// { dg-final { mergefn-count-merges 1 } }
// { dg-final { mergefn-excludes multiversioned } }
