// GCC may guess which function a slot names, compare, and inline that function
// behind the comparison.  The inlined copy knows what only that function knows,
// so the slots of other classes must not come to name it; a guess behind which
// there is a call may be right for all of a class.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <cstdio>

#include "../../include/test.h"

struct Base { virtual void clear () = 0; virtual int work (int) = 0; };
#define WORK { int s = 3; for (int i = 0; i < n; i++) s = s * 3 ^ i; return s; }
struct A : Base { long value; A (); void clear () override; int work (int) override; };
struct B : Base { char *value; B (); void clear () override; int work (int) override; };
struct C : B { void clear () override; };
A::A () : value (5) {}
B::B () : value ((char *) 5) {}
void A::clear () { value = 0; }
NOINLINE int A::work (int n) WORK
// Seldom called, so GCC guesses that Base's functions are those of A.
__attribute__ ((cold)) void B::clear () { value = nullptr; }
NOINLINE __attribute__ ((cold)) int B::work (int n) WORK
__attribute__ ((cold)) void C::clear () { value = (char *) 7; }

// Both are the same object.
NOINLINE char *
test (Base *b, B *same)
{
  same->value = (char *) 1;
  b->clear ();
  return same->value;
}

NOINLINE int
call (Base *b, int n)
{
  return b->work (n) + 1;
}

template <typename T> struct Box : Base
{
  T value;
  NOINLINE Box () : value () {}
  void clear () override { value = T (); }
  NOINLINE int work (int n) override WORK
};

NOINLINE char *
test_box (Base *b, Box<char *> *same)
{
  same->value = (char *) 1;
  b->clear ();
  return same->value;
}

int
main ()
{
  A a;
  B b;
  C c;
  Box<long> box;
  Box<char *> other;
  Base *volatile base = &a;
  base->clear ();
  base = &box;
  base->clear ();
  std::printf ("%ld %p\n", a.value, (void *) test (&b, &b));
  std::printf ("%p %p\n", (void *) test (&c, &c), (void *) test_box (&other, &other));
  std::printf ("%d %d %d\n", call (&a, input), call (&b, input), call (&other, input));
  return 0;
}

// { dg-final { mergefn-folds _ZN1B4workEi _ZN1A4workEi } }
