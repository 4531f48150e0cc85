// After the call of a constructor GCC takes its object for one of that class, so
// a call is not redirected to an equal constructor of another class; callers of
// the two are not the same either.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2" }

#include <cstdio>

#define NO_INPUT
#include "../../include/test.h"

struct I { virtual int f () = 0; };
struct V { virtual int g () { return 0; } int x = 1; };
// Classes with virtual bases take their virtual tables from their callers.
struct A : I, virtual V { int a; CLONED A (int n); int f () override; };
struct B : I, virtual V { int b; int o; CLONED B (int n); B (int n, char c); int f () override; };
CLONED int A::f () { return a; }
CLONED int B::f () { return b * 2; }
A::A (int n) { a = n; for (int i = 0; i < n; i++) a = a * 3 ^ i; }
B::B (int n) { b = n; for (int i = 0; i < n; i++) b = b * 3 ^ i; }

// Calls what is known to be a B once the loop is unrolled.
static inline int
ask (I *b)
{
  I *both[2] = { b, b };
  int s = 0;
  for (int i = 0; i < 2; i++)
    s = s * 10 + both[i]->f ();
  return s;
}

// Delegates: when the other constructor has returned, this is a B.
inline B::B (int n, char c) : B (n) { o = ask (this) + c; }
struct DB : B { DB (int n) : B (n, 0) {} int f () override { return 3; } };
struct DA : A { DA (int n) : A (n) {} };

// Without virtual functions a constructor's class tells nothing.
struct Left { int v[4]; CLONED Left (int n) { for (int i = 0; i < 4; i++) v[i] = n * i ^ 5; } };
struct Right { int v[4]; CLONED Right (int n) { for (int i = 0; i < 4; i++) v[i] = n * i ^ 5; } };

volatile int k = 3;

CLONED int test (int n) { DB b (n); return b.o * 100 + b.b; }
CLONED int test2 (int n) { DB *b = new DB (n); return b->o * 100 + b->b; }

int
main ()
{
  DA a (k);
  std::printf ("%d %d %d %d\n", test (k), test2 (k), a.a, a.f ());
  Left left (k);
  Right right (k);
  std::printf ("%d %d\n", left.v[2], right.v[3]);
  return 0;
}

// { dg-final { mergefn-folds _ZN1BC2Ei _ZN1AC2Ei } }
