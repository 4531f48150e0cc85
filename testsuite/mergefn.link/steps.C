// How far an item at a variable place may be from the first goes by what the array is a part of: so a
// body with an array in a struct is not the one with an array in a union.  Where places are constant,
// bodies forget the steps to them, and are one.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-mixes "on {on off on} {on strict on}" }
// { dg-every-order each }

#include "check-aux.h"

struct Struct
{
  struct { int v[4]; } in;
  int after[4];
  long end;
};

struct Union
{
  union { int v[4]; int w[8]; } in;
  long end;
};

// Two classes of each layout, so that each unit folds two functions.
template <class T> struct First : T {};
template <class T> struct Second : T {};

#define VARIABLE(type, item)                                                  \
  template <class T>                                                          \
  NOINLINE int                                                                \
  variable_##type (T *p, int n, int k)                                        \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      p->in.v[k] = p->item + i;                                               \
    return p->in.v[k];                                                        \
  }

#define CONSTANT(type, first, item)                                           \
  template <class T>                                                          \
  NOINLINE int                                                                \
  constant_##type (T *p, int n)                                               \
  {                                                                           \
    p->first = p->item * n + 1;                                               \
    p->item += n;                                                             \
    return p->first * 3 + p->item;                                            \
  }

#if defined UNIT_a
VARIABLE (Struct, after[0])
CONSTANT (Struct, in.v[2], after[0])

int
use_a ()
{
  First<Struct> one = {};
  Second<Struct> other = {};
  int result = variable_Struct (&one, 3, 0) + variable_Struct (&other, 3, 1);
  return result + constant_Struct (&one, 3) + constant_Struct (&other, 4);
}
#elif defined UNIT_b
VARIABLE (Union, in.w[4])
CONSTANT (Union, in.v[2], in.w[4])

int
use_b (int k)
{
  First<Union> one = {};
  Second<Union> other = {};
  one.in.w[4] = 5;
  other.in.w[4] = 6;
  int result = variable_Union (&one, 3, k) * 1000 + variable_Union (&other, 3, 0);
  return result + constant_Union (&one, 3) + constant_Union (&other, 4);
}
#else
int use_a ();
int use_b (int);
volatile int fourth = 4;

int
main ()
{
  CHECK (use_a () == 2 + 2 + 6 + 7);
  // Each round reads what the last one wrote: 5, 5 + 1, 6 + 2.
  CHECK (use_b (fourth) == 8000 + 8 + (25 * 3 + 11) + (25 * 3 + 10));
  return failures != 0;
}
#endif

// Two bodies for what is variable, one for what is constant.
// { dg-final { mergefn-count-symbols __mergefn_* 3 } }
