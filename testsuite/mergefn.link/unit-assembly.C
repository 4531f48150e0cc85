// Assembly outside of functions may say what any name means: a unit with any that defines names shares nothing.
// `.globl' changes no meaning.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-require-target "x86_64-*-linux-gnu" }
// { dg-units "main a b c" }
// { dg-mixes "on {on on off} {on off on}" }
// { dg-every-order each }

#include "check-aux.h"

extern "C" int known (int);

template <class T>
NOINLINE int
ask (T *x, int n)
{
  int result = known (n);
  x->value = result;
  return result * 3;
}

#if defined UNIT_a
struct A { int value; };

__asm__ (".set known, known_otherwise");

int
use_a (int n)
{
  A a;
  return ask (&a, n) + a.value;
}
#elif defined UNIT_b
struct B { int value; };

int
use_b (int n)
{
  B b;
  return ask (&b, n) + b.value;
}
#elif defined UNIT_c
struct C { int value; };

__asm__ (".globl known ; .global known_otherwise\n");

int
use_c (int n)
{
  C c;
  return ask (&c, n) + c.value;
}
#else
extern "C" int known (int n) { return n; }
extern "C" int known_otherwise (int n) { return n * 100; }

int use_a (int);
int use_b (int);
int use_c (int);

int
main ()
{
  CHECK (use_a (1) == 400);
  CHECK (use_b (2) == 8);
  CHECK (use_c (3) == 12);
  return failures != 0;
}
#endif

// One for b and c.
// { dg-final { mergefn-count-symbols __mergefn_* 1 } }
