// Two calls through a virtual table differ by the slot that they take.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <cstdio>

#include "../../include/test.h"

struct Shape
{
  virtual int area (int n) const = 0;
  virtual int edges (int n) const = 0;
  virtual int corners (int n) const = 0;
};

struct Square : Shape
{
  int area (int n) const { return n * n; }
  int edges (int n) const { return n + 4; }
  int corners (int n) const { return n - 4; }
};

struct Line : Shape
{
  int area (int) const { return 0; }
  int edges (int n) const { return n + 1; }
  int corners (int n) const { return n + 2; }
};

static NOINLINE int
sum_areas (const Shape *const *shapes, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + shapes[i & 1]->area (i);
  return sum;
}

static NOINLINE int
sum_areas_again (const Shape *const *shapes, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + shapes[i & 1]->area (i);
  return sum;
}

static NOINLINE int
sum_edges (const Shape *const *shapes, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + shapes[i & 1]->edges (i);
  return sum;
}

static NOINLINE int
sum_corners (const Shape *const *shapes, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + shapes[i & 1]->corners (i);
  return sum;
}

int
main ()
{
  Square square;
  Line line;
  const Shape *const shapes[] = { &square, &line };
  std::printf ("%d\n", sum_areas (shapes, input));
  std::printf ("%d\n", sum_areas_again (shapes, input));
  std::printf ("%d\n", sum_edges (shapes, input));
  std::printf ("%d\n", sum_corners (shapes, input));
  return 0;
}

// { dg-final { mergefn-folds _ZL9sum_areasP* _ZL15sum_areas_againP* } }
// { dg-final { mergefn-keeps-apart _ZL15sum_areas* _ZL9sum_edges* } }
// { dg-final { mergefn-keeps-apart _ZL15sum_areas* _ZL11sum_corners* } }
