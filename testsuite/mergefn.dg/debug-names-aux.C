/* What debug-names.exp looks at with debuggers.  Is no test of its own.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <cstdio>
#include <cstdlib>

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

volatile int sink;

template <typename Fruit> struct Box
{
  Fruit *fruits;
  int size;
  NOINLINE int total (int count) const
  {
    int sum = 0;
    for (int i = 0; i < count; i++)
      {
        sum += fruits[i].weight * 3 ^ i;
        sink = sum; /* Total.  */
      }
    return sum;
  }
  NOINLINE int beyond (int place) const
  {
    sink = place;
    return fruits[place].weight * 7 + place; /* Beyond.  */
  }
};

static NOINLINE int
kept (int n)
{
  sink = n;
  return n * 33 + (n ^ 77) / 5 + sink;
}

static NOINLINE int
lost (int n)
{
  sink = n;
  return n * 33 + (n ^ 77) / 5 + sink;
}

int
main (int argc, char **argv)
{
  Pear *pears = static_cast<Pear *> (calloc (4, sizeof (Pear)));
  Apple *apples = static_cast<Apple *> (calloc (4, sizeof (Apple)));
  Box<Pear> pear = { pears, 4 };
  Box<Apple> apple = { apples, 4 };
  int rounds = argc > 1 ? atoi (argv[1]) : 1, sum = 0;
  for (int i = 0; i < rounds; i++)
    sum += pear.total (3) + apple.total (4);
  std::printf ("%d\n", sum + kept (argc) + lost (argc + 1));
  if (argc > 2)
    std::printf ("%d\n", apple.beyond (argc + 1) + pear.beyond (argc + 2));
  return 0;
}
