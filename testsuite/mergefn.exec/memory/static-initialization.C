// The initialisers of two global objects are equal but for the object, and run
// once each, before main and in their order.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>

#include "../../include/test.h"

int count;

struct Recorder
{
  int number;
  NOINLINE Recorder () : number (0)
  {
    for (int i = 0; i < input; i++)
      number = number * 3 + ++count;
  }
  NOINLINE ~Recorder ()
  {
    for (int i = 0; i < input; i++)
      number = number * 5 + --count;
    std::printf ("%d\n", number);
  }
};

struct Recorder_too
{
  int number;
  NOINLINE Recorder_too () : number (0)
  {
    for (int i = 0; i < input; i++)
      number = number * 3 + ++count;
  }
  NOINLINE ~Recorder_too ()
  {
    for (int i = 0; i < input; i++)
      number = number * 5 + --count;
    std::printf ("%d\n", number);
  }
};

Recorder first;
Recorder_too second;
static Recorder third;
thread_local Recorder_too fourth;

int
main ()
{
  static Recorder fifth;
  std::printf ("%d %d %d\n", first.number, second.number, third.number);
  std::printf ("%d %d\n", fourth.number, fifth.number);
  return 0;
}

// { dg-final { mergefn-excludes static-constructor } }
