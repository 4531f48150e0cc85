// Template instances that end an object, in each unit one of another size: the
// program has one, and what was stored behind the smaller objects stays, whichever
// unit's copy the linker takes.  Inlined late, so that the stores are still there
// when functions are compared.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-unit main "-fno-early-inlining" }
// { dg-unit a "-fno-early-inlining" }
// { dg-unit b "-fno-early-inlining" }
// { dg-library one "a" }
// { dg-ways "static static-gc pie pie-gc shared" }
// { dg-mixes "on {on off on} {off on} {on icf} {icf on on} {strict on on}" }
// { dg-every-order }

#include "check-aux.h"

template <int Count> struct Ints
{
  int first[Count];
  ~Ints () {}
};

template <int Count>
NOINLINE int
end (int *p, int n)
{
  p[1] = n + 2;
  p[5] = n * 3;
  reinterpret_cast<Ints<Count> *> (p)->~Ints ();
  return n * 5;
}

template <int Count>
static int
use (int n)
{
  volatile int sum = 0;
  int items[8] = {};
  sum = sum + end<Count> (items, n);
  for (int i = Count; i < 8; i++)
    sum = sum * 3 + items[i];
  return sum;
}

int unit_a (int n);
int unit_b (int n);

#if defined UNIT_main
volatile int input = 5;

int
main ()
{
  int n = input;
  printf ("%d %d %d\n", use<4> (n), unit_a (n), unit_b (n));
  return failures;
}
#elif defined UNIT_a
int
unit_a (int n)
{
  return use<8> (n);
}
#else
int
unit_b (int n)
{
  return use<1> (n);
}
#endif

// { dg-final { mergefn-folds _Z3endILi8E* __mergefn_* published } }
// { dg-final { mergefn-count-symbols _Z3endILi* 0 } }
// { dg-final { mergefn-count-symbols __mergefn_* 1 } }
