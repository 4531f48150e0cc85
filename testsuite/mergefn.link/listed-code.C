// Sections outside of COMDAT groups may list places in functions; then the linker must not drop one unit's
// copy of a body for another's.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-require-target "x86_64-*-linux-gnu" }
// { dg-units "main a b" }
// { dg-variant "-fpatchable-function-entry=4,2" }
// { dg-variant "-DENTRY=__attribute__((patchable_function_entry(4,2)))" }
// { dg-mixes "on {off on}" }
// { dg-every-order each }

#include "check-aux.h"

#ifndef ENTRY
#define ENTRY
#endif

extern int calls;

template <class T>
ENTRY NOINLINE int
count (T *x, int n)
{
  calls += n;
  x->value = calls * 3;
  return calls;
}

#if defined UNIT_a
struct A { int value; };

int
use_a (int n)
{
  A a;
  return count (&a, n) + a.value;
}
#elif defined UNIT_b
struct B { int value; };

int
use_b (int n)
{
  B b;
  return count (&b, n) + b.value;
}
#else
int calls;
int use_a (int);
int use_b (int);

int
main ()
{
  CHECK (use_a (1) == 4);
  CHECK (use_b (2) == 12);
  return failures != 0;
}
#endif

// { dg-final { mergefn-count-symbols __mergefn_* 0 } }
