/* What exports.exp makes a shared library and its user of.  Is no test of its own.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <cstdio>

#define NO_INPUT
#include "../include/test.h"

template <typename T> struct Box
{
  T *things;
  NOINLINE Box (T *t) : things (t + 1) {}
  NOINLINE int total (int count) const
  {
    int sum = 0;
    for (int i = 0; i < count; i++)
      sum = sum * 3 ^ int (things[i].value + 7);
    return helper (sum);
  }
  NOINLINE int helper (int sum) const { return things[0].value + sum * 5 % 11 + (sum >> 3); }
  NOINLINE virtual int count () { return things[0].value * 31 - things[1].value; }
  NOINLINE virtual ~Box () { things[0].value = 0; }
};

struct Apple
{
  int value;
};

struct Pear
{
  int value;
};

template <typename T> NOINLINE __attribute__ ((visibility ("hidden"))) int
inner (T *t)
{
  return t->value * 17 % 13 + t->value / 3;
}

int of_apples (Apple *apples, int count);
int of_pears (Pear *pears, int count);

#ifdef UNIT_library
template <typename T>
static inline int
of (T *things, int count)
{
  Box<T> box (things);
  return box.total (count) + box.count () + inner (things);
}

int
of_apples (Apple *apples, int count)
{
  return of (apples, count);
}

int
of_pears (Pear *pears, int count)
{
  return of (pears, count) + 1;
}
#endif

#ifdef UNIT_main
/* As units do that expect the instances in a library.  */
extern template int Box<Apple>::total (int) const;
extern template int Box<Pear>::total (int) const;
extern template int Box<Apple>::helper (int) const;
extern template int Box<Pear>::helper (int) const;

int
main ()
{
  Apple apples[] = { { 3 }, { 1 }, { 4 }, { 1 }, { 5 } };
  Pear pears[] = { { 3 }, { 1 }, { 4 }, { 1 }, { 5 } };
  Box<Apple> apple (apples);
  Box<Pear> pear (pears);
  std::printf ("%d %d %d %d\n", apple.total (3), pear.total (3), apple.helper (7), pear.helper (8));
  std::printf ("%d %d\n", of_apples (apples, 3), of_pears (pears, 3));
}
#endif
