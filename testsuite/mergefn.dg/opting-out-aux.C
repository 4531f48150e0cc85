/* What opting-out.exp compiles: functions that fold, with ways to keep them from it.  Is no test of its own.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#define NO_INPUT
#include "../include/test.h"

struct Pear
{
  int weight;
};

struct Apple
{
  int weight;
};

template <typename Fruit> struct Box
{
  Fruit *fruits;
  NOINLINE int total (int count) const
  {
    int sum = 0;
    for (int i = 0; i < count; i++)
      sum = sum * 3 ^ fruits[i].weight;
    return sum;
  }
  NOINLINE bool operator() (int a) const { return fruits[a].weight > a * 5 - 7; }
  template <typename Number> NOINLINE Number of (Number n) { return fruits[n].weight / 9 + n * 3; }
};

template struct Box<Pear>;
template struct Box<Apple>;
template int Box<Pear>::of (int);
template int Box<Apple>::of (int);

namespace
{
NOINLINE int
inner (int n)
{
  return n * 19 / 7 + 3;
}
NOINLINE int
outer (int n)
{
  return n * 19 / 7 + 3;
}
}

int
uses_of_names (int n)
{
  return inner (n) + outer (n + 1);
}

#ifndef WAY
#define WAY
#endif
#ifdef PRAGMA
#pragma GCC push_options
#pragma GCC optimize("no-ipa-icf")
#endif
WAY NOINLINE int
chosen (int n)
{
  return (n ^ 77) * 13 % 11;
}
#ifdef PRAGMA
#pragma GCC pop_options
#endif

NOINLINE int
other (int n)
{
  return (n ^ 77) * 13 % 11;
}

NOINLINE int
third (int n)
{
  return (n ^ 77) * 13 % 11;
}

#ifdef MISPLACED
[[mergefn::never]] int variable;
struct __attribute__ ((mergefn_address_insignificant)) Type
{
};
typedef int (*pointer) (int) __attribute__ ((mergefn_never));
#endif
#ifdef WRONG
[[mergefn::never (1)]] int function_with_argument ();
#endif
