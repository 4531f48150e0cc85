// Clones that GCC made local to the COMDAT group of their only caller: the same
// clone of two groups is in the program once, whether one unit has both groups or
// two have one each.  One that does another thing, or that uses what only its unit
// has, is another.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-require-gcc 12 }
// { dg-units "main a b" }
// { dg-unit main "-fchecking" }
// { dg-unit a "-fchecking" }
// { dg-unit b "-fchecking" }
// { dg-library one "a" }
// { dg-ways "static static-gc pie pie-gc shared" }
// { dg-mixes "on {on off on} {off on} {on icf} {icf on on} {strict on on}" }
// { dg-every-order }

#include "check-aux.h"

inline int freed;

template <typename T>
struct Tree
{
  struct Node
  {
    Node *left, *right;
    T *value;
  };

  // It does without its object, so that GCC makes a clone that gets none; only
  // the destructor calls that, and it itself.
  CLONED void
  erase (Node *node)
  {
    while (node)
      {
        erase (node->right);
        Node *left = node->left;
        freed = freed * 3 + T::weight;
        delete node;
        node = left;
      }
  }

  void
  insert (T *value)
  {
    Node **place = &root;
    while (*place)
      place = (*place)->value < value ? &(*place)->left : &(*place)->right;
    *place = new Node{ nullptr, nullptr, value };
  }

  NOINLINE ~Tree () { erase (root); }

  Node *root = nullptr;
};

template <typename T>
static int
use (int n)
{
  static T values[8];
  freed = n;
  {
    Tree<T> tree;
    for (int i = 0; i < 8; i++)
      tree.insert (&values[(i * n) % 8]);
  }
  return freed;
}

template <int Weight>
struct Weighing
{
  static const int weight = Weight;
};

int unit_a (int n);
int unit_b (int n);

#if defined UNIT_main
struct Apple : Weighing<1>
{
};
struct Stone : Weighing<2>
{
};
volatile int input = 5;

int
main ()
{
  int n = input;
  int ones = use<Apple> (n), twos = use<Stone> (n);
  CHECK (ones != twos);
  CHECK (unit_a (n) == ones * 2);
  CHECK (unit_b (n) == ones + twos + 7);
  printf ("%d %d\n", ones, twos);
  return failures;
}
#elif defined UNIT_a
struct Pear : Weighing<1>
{
};
struct Plum : Weighing<1>
{
};

int
unit_a (int n)
{
  return use<Pear> (n) + use<Plum> (n);
}
#else
static int moved;

struct Nut : Weighing<1>
{
};
struct Pebble : Weighing<2>
{
};
struct Sand
{
  static int &weight;
};
int &Sand::weight = moved;

int
unit_b (int n)
{
  moved = 4;
  use<Sand> (n);
  return use<Nut> (n) + use<Pebble> (n) + (freed == 0) + 7;
}
#endif

// { dg-final { mergefn-folds _ZN4TreeI5Apple* __mergefn_* published } }
// { dg-final { mergefn-folds _ZN4TreeI4Plum*5erase* __mergefn_* removed } }
// { dg-final { mergefn-count-symbols _ZN4TreeI*5erase* 1 } }
// { dg-final { mergefn-object-symbols b _ZN4TreeI4Sand*5erase* 1 } }
// The clones of both weights, and unit a's destructor.
// { dg-final { mergefn-count-symbols __mergefn_* 3 } }
// { dg-final { mergefn-object-symbols a __mergefn_* 2 } }
