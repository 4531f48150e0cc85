// A branch is dead by the range of a parameter, and must vanish for the program to compile.  Two constructors fold, and
// each has an alias, but nobody has an address of either.  So the function with the call through an address keeps what
// GCC knows of its parameter.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2" }

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

extern "C" void too_large () __attribute__ ((error ("more than 99 percent")));

struct Point
{
  int x, y;
  Point (int, int);
};
struct Range
{
  int from, to;
  Range (int, int);
};

Point::Point (int a, int b) : x (a < b ? a : b), y (a < b ? b : a) {}
Range::Range (int a, int b) : from (a < b ? a : b), to (a < b ? b : a) {}

int (*notify) (int) = putchar;

// All callers give at most 99.
NOINLINE static int
show (unsigned char percent)
{
  if (percent > 99)
    too_large ();
  return notify ('0' + percent / 10);
}

int
main (int argc, char **)
{
  Point point (argc, 2);
  Range range (5, argc);
  return show (argc > 1 ? 99 : 12) + show (7) + point.x + range.from - '0' - '1' - 2;
}

// { dg-final { mergefn-folds _ZN5RangeC2Eii _ZN5PointC2Eii } }
