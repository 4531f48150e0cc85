// A class that is not trivially copyable is passed and returned through a
// hidden pointer.  Functions that do so for two such classes alike are the
// same; a function that returns the object's address in plain sight, or
// nothing, is not the same as one that returns an object.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-additional-options "-fno-strict-aliasing" }

#include <cstdio>

#define INPUT 5
#include "../../include/test.h"

struct Cat
{
  long weight;
  Cat (long w) : weight (w) {}
  NOINLINE Cat (const Cat &other) : weight (other.weight + 1) {}
  NOINLINE ~Cat () { weight = 0; }
};

struct Dog
{
  long weight;
  Dog (long w) : weight (w) {}
  Dog (const Dog &other) : weight (other.weight + 2) {}
  ~Dog () { weight = 0; }
};

struct Stone
{
  long weight;
};

static NOINLINE long
weigh_cat (Cat cat, int n)
{
  long sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + cat.weight;
  return sum;
}

static NOINLINE long
weigh_dog (Dog dog, int n)
{
  long sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + dog.weight;
  return sum;
}

static NOINLINE long
weigh_stone (Stone stone, int n)
{
  long sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + stone.weight;
  return sum;
}

static NOINLINE Cat
make_cat (int n)
{
  long weight = 1;
  for (int i = 0; i < n; i++)
    weight = weight * 5 + i;
  return Cat (weight);
}

static NOINLINE Stone
make_stone (int n)
{
  long weight = 1;
  for (int i = 0; i < n; i++)
    weight = weight * 5 + i;
  return Stone{ weight };
}

static NOINLINE void
make_nothing (Stone *stone, int n)
{
  long weight = 1;
  for (int i = 0; i < n; i++)
    weight = weight * 5 + i;
  stone->weight = weight;
}

int
main ()
{
  Cat cat = make_cat (input);
  Stone stone = make_stone (input), other;
  make_nothing (&other, input + 1);
  Dog dog (stone.weight);
  std::printf ("%ld\n", weigh_cat (cat, input));
  std::printf ("%ld\n", weigh_dog (dog, input));
  std::printf ("%ld\n", weigh_stone (stone, input));
  std::printf ("%ld\n", other.weight);
  return 0;
}

// { dg-final { mergefn-folds _ZL9weigh_dog3Dogi _ZL9weigh_cat3Cati removed } }
// { dg-final { mergefn-keeps-apart _ZL9weigh_cat* _ZL11weigh_stone* } }
// { dg-final { mergefn-keeps-apart _ZL8make_cati _ZL10make_stonei } }
// { dg-final { mergefn-keeps-apart _ZL8make_cati _ZL12make_nothing* } }
