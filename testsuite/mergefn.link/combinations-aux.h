/* The program of combinations.C and others: units that use different instances
   of the same templates.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "check-aux.h"

struct Node
{
  Node *next;
  int weight;
};

template <typename T>
NOINLINE int
walk (T *items, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + (items[i] ? 3 : 5) + (sum >> 3);
  return sum;
}

// Calls what is folded itself, so that chains of instances fold.
template <typename T>
NOINLINE int
walk_twice (T *items, int n)
{
  int sum = walk<T> (items, n);
  for (int i = 0; i < n; i++)
    sum = sum * 5 + walk<T> (items + i, n - i);
  return sum;
}

// Calls itself.
template <typename T>
NOINLINE int
descend (T *items, int n)
{
  if (n <= 0)
    return 2;
  return descend<T> (items, n - 1) * 3 + (items[n - 1] ? 1 : 4);
}

// Call each other.
template <typename T> int pong (T *items, int n);

template <typename T>
NOINLINE int
ping (T *items, int n)
{
  return n <= 0 ? 1 : pong<T> (items, n - 1) * 3 + (items[n - 1] ? 2 : 5);
}

template <typename T>
NOINLINE int
pong (T *items, int n)
{
  return n <= 0 ? 6 : ping<T> (items, n - 1) * 5 + (items[n - 1] ? 7 : 8);
}

template <typename T>
static int
use (int n)
{
  T items[6] = {};
  int dummy;
  for (int i = 0; i < 6; i += 2)
    items[i] = (T) (void *) &dummy;
  return walk_twice (items, n) + descend (items, n) * 11 + ping (items, n);
}

int unit_a (int n);
int unit_b (int n);

#if defined UNIT_main
volatile int input = 5;

int
main ()
{
  int n = input;
  CHECK (use<Node *> (n) == use<char *> (n));
  printf ("%d %d\n", use<Node *> (n), use<long *> (n));
  printf ("%d %d\n", unit_a (n), unit_b (n));
  return failures;
}
#elif defined UNIT_a
int
unit_a (int n)
{
  return use<int *> (n) + use<unsigned *> (n) * 3 + use<char *> (n) * 5;
}
#elif defined UNIT_unused
extern "C" int
unit_unused (int n)
{
  return use<unsigned *> (n) * 3 + use<int *> (n);
}
#else
int
unit_b (int n)
{
  return use<unsigned *> (n) * 3 + use<float *> (n) + use<Node *> (n) * 7;
}
#endif
