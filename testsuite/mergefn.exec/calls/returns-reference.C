// A function that returns a reference and one that returns a pointer do the
// same; that a reference is never null is something GCC knows, so they fold
// and the output shows that null stays null.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>

#define INPUT 2
#include "../../include/test.h"

struct Node
{
  Node *next;
  int value;
};

static NOINLINE Node &
walk_reference (Node &node, int n)
{
  Node *at = &node;
  for (int i = 0; i < n; i++)
    at = at->next;
  return *at;
}

static NOINLINE Node &
walk_reference_again (Node &node, int n)
{
  Node *at = &node;
  for (int i = 0; i < n; i++)
    at = at->next;
  return *at;
}

static NOINLINE Node *
walk_pointer (Node *node, int n)
{
  Node *at = node;
  for (int i = 0; i < n; i++)
    at = at->next;
  return at;
}

int
main ()
{
  Node c = { nullptr, 3 }, b = { &c, 2 }, a = { &b, 1 };
  std::printf ("%d\n", walk_reference (a, input).value);
  std::printf ("%d\n", walk_reference_again (a, input).value);
  std::printf ("%d\n", walk_pointer (&a, input + 1) == nullptr);
  std::printf ("%d\n", walk_pointer (nullptr, input - 2) == nullptr);
  return 0;
}

// { dg-final { mergefn-folds *reference_againR4* *walk_referenceR4* } }
// { dg-final { mergefn-folds *walk_referenceR4* *walk_pointerP4* } }
