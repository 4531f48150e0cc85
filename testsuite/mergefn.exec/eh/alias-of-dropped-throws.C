// As alias-of-dropped.c, where the function promises not to throw.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }
// { dg-additional-options "-fno-early-inlining" }

#include <cstdio>

#define NO_INPUT
#include "../../include/test.h"

#define FUNCTION(name)                                                        \
  NOINLINE __attribute__ ((nothrow)) int name (int n, int c);                 \
  NOINLINE int name (int n, int c)                                            \
  {                                                                           \
    if (c)                                                                    \
      throw n;                                                                \
    for (int i = 0; i < 3; i++)                                               \
      n = n * 3 + (n ^ i);                                                    \
    return n;                                                                 \
  }

extern "C"
{
FUNCTION (kept)
FUNCTION (dropped)
static int less (int n, int c) __attribute__ ((alias ("dropped")));
}

volatile int zero;

int
main ()
{
  int s = kept (zero + 1, zero) + dropped (zero + 2, zero);
  try
    {
      s += less (zero + 4, zero + 1);
    }
  catch (int n)
    {
      s += n * 1000;
    }
  std::printf ("%d\n", s);
  return 0;
}
