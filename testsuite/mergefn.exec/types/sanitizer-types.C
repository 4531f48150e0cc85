// A message of a sanitizer names types, so functions that are equal but for
// those print different things: they stay apart.  Types of one name print the
// same.  What is printed goes to standard output.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2 -fsanitize=undefined" }

#include <cstdio>
#include <unistd.h>

#define NO_INPUT
#include "../../include/test.h"

struct Apple { int pad, x; };
struct Stone { int pad, x; };
namespace other { struct Apple { int pad, x; }; }

template <class T>
NOINLINE int
get (T *p, int k)
{
  unsigned s = 3;
  for (int i = 0; i < k; i++)
    s = s * 3 ^ i;
  return p->x + (s & 0xff);
}

template <class T>
NOINLINE T
sum (T a, T b)
{
  return a + b;
}

template <class T>
NOINLINE int
at (T *p, int k)
{
  static_assert (sizeof p->items == 16, "");
  return p->items[k];
}
struct Four { int items[4]; };
struct Enough { unsigned items[4]; };

volatile int k = 3;
Apple *volatile pa;
Stone *volatile ps;
other::Apple *volatile po;

int
main (int argc, char **)
{
  volatile long big = 0x7fffffffffffffff;
  dup2 (1, 2);
  Apple apple{ 1, 2 };
  Stone stone{ 2, 3 };
  other::Apple far{ 3, 4 };
  if (argc > 5)
    {
      pa = &apple;
      ps = &stone;
      po = &far;
    }
  std::printf ("%lld\n", sum<long long> (k, big));
  std::printf ("%ld\n", sum<long> (k, big));
  Four four{};
  Enough enough{};
  std::printf ("%d %d\n", at (&four, k), at (&enough, k));
  if (argc == 1)
    std::printf ("%d\n", get<Stone> (&stone, k));
  std::printf ("%d\n", get<Apple> (&apple, k));
  std::printf ("%d\n", get<other::Apple> (&far, k));
  std::fflush (stdout);
  get<Stone> (ps, k);
  return 0;
}

// { dg-shouldfail "a null pointer is followed" }
// { dg-final { mergefn-keeps-apart _Z3getI5StoneEiPT_i _Z3getI5AppleEiPT_i } }
// { dg-final { mergefn-keeps-apart _Z3sumIxET_S0_S0_ _Z3sumIlET_S0_S0_ } }
// { dg-final { mergefn-folds _Z3getIN5other5AppleEEiPT_i _Z3getI5AppleEiPT_i } }
