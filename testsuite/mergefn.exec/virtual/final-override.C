// A slot may come to name the function that another class's slot names, and GCC
// believes what it finds there: that nothing overrides a final function, and
// that a destructor is not called while an object is constructed.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }
// GCC 16 guesses several targets of a call, and code behind a guess depends on addresses.
// { dg-additional-options "-fno-devirtualize-speculatively" }

#include <cstdio>

#define NO_INPUT
#include "../../include/test.h"

#define BODY                                                                  \
  {                                                                           \
    int s = v;                                                                \
    for (int i = 0; i < k; i++)                                               \
      s = s * 3 ^ i;                                                          \
    v = s;                                                                    \
    return s;                                                                 \
  }

struct Root { virtual int g (int) = 0; int v = 3; };
struct A : Root { int g (int k) final BODY };
struct B : Root { int g (int k) override BODY };
struct C : B { int g (int) override { return -1; } };

// The same with functions that are not inline.
struct Stem { virtual int g (int) = 0; int v = 3; };
struct D : Stem { int g (int k) final; };
struct E : Stem { int g (int k) override; };
int D::g (int k) BODY
int E::g (int k) BODY
struct F : E { int g (int) override { return -2; } };

// And destructors.
int dead;
struct Seed { virtual ~Seed () {} int v = 3; };
template <class T> struct Leaf : Seed { T *p = nullptr; ~Leaf () final { dead += v; } };
template <class T> struct Open : Seed { T *p = nullptr; ~Open () override { dead += v; } };
struct More : Open<int> { ~More () { dead += 1000; } };

#define MAKE NOIPA
MAKE B *make_b (int which) { if (which) return new C; return new B; }
MAKE Root *make_a () { return new A; }
MAKE E *make_e (int which) { if (which) return new F; return new E; }
MAKE Stem *make_d () { return new D; }
MAKE Open<int> *make_open (int which) { if (which) return new More; return new Open<int>; }
MAKE Seed *make_leaf () { return new Leaf<long>; }
CLONED int call (B *b, int k) { return b->g (k); }
CLONED int call (E *e, int k) { return e->g (k) * 2; }
CLONED void drop (Open<int> *b) { delete b; }

volatile int k = 3;

int
main ()
{
  std::printf ("%d ", make_a ()->g (k));
  std::printf ("%d ", call (make_b (0), k));
  std::printf ("%d\n", call (make_b (1), k));
  std::printf ("%d ", make_d ()->g (k));
  std::printf ("%d ", call (make_e (0), k));
  std::printf ("%d\n", call (make_e (1), k));
  delete make_leaf ();
  drop (make_open (0));
  drop (make_open (1));
  std::printf ("%d\n", dead);
  return 0;
}

// { dg-final { mergefn-folds _ZN1E1gEi _ZN1D1gEi } }
// { dg-final { mergefn-needs function-flags {-O2 -O3} } }
