// Instances of virtual functions are shared, and vtables lead to the shared
// bodies, also from units that have the vtable but no plugin: the linker takes
// one vtable of all.  Pointers to virtual members compare and call as before.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-library one "a" }
// { dg-ways "static-gc pie shared" }
// { dg-mixes "each {on icf} {icf on} both" }
// { dg-every-order }

#include "check-aux.h"

#include <initializer_list>

struct Base
{
  virtual int first (int n) = 0;
  virtual int
  second (int n)
  {
    return n + 1;
  }
  virtual int third (int n);
};

template <typename T>
struct Derived : Base
{
  T item;
  int
  first (int n) override
  {
    int sum = 1;
    for (int i = 0; i < n; i++)
      sum = sum * 7 + (item ? 3 : 5) + (sum >> 3);
    return sum;
  }
  int
  second (int n) override
  {
    int sum = 2;
    for (int i = 0; i < n; i++)
      sum = sum * 5 + third (i) + (sum >> 3);
    return sum;
  }
  // Not equal to any other.  Not inlined behind a guess of what a slot names, for then it would stay.
  CLONED int
  third (int n) override
  {
    return n * 3 + sizeof (T) + (item == T () ? 11 : 13);
  }
};

using Member = int (Base::*) (int);

NOINLINE inline int
drive (Base *base, Member member, int n)
{
  int sum = base->first (n) + base->second (n) * 3 + base->third (n) * 5;
  return sum + (base->*member) (n) * 7;
}

template <typename T>
NOINLINE Base *
make ()
{
  static Derived<T> object;
  object.item = T (sizeof (T));
  return &object;
}

struct Made
{
  Base *bases[3];
  Member members[3];
};

Made made_a ();
Made made_b ();

#if defined UNIT_main
volatile int input = 5;

int
Base::third (int n)
{
  return n + 2;
}

int
main ()
{
  Base *mine[3] = { make<int *> (), make<char> (), make<long> () };
  Member members[3] = { &Base::first, &Base::second, &Base::third };
  for (Made made : { made_a (), made_b () })
    for (int i = 0; i < 3; i++)
      {
        CHECK (made.members[i] == members[i]);
        CHECK (made.members[i] != members[(i + 1) % 3]);
        printf ("%d %d\n", drive (mine[i], made.members[i], input),
                drive (made.bases[i], members[i], input));
      }
  CHECK (made_a ().bases[0] == mine[0]);
  // Without the help of a vtable.
  Derived<unsigned *> own;
  own.item = nullptr;
  int (Derived<unsigned *>::*volatile pointer) (int) = &Derived<unsigned *>::first;
  printf ("%d %d\n", own.Derived<unsigned *>::first (input), (own.*pointer) (input));
  return failures;
}
#elif defined UNIT_a
Made
made_a ()
{
  return { { make<int *> (), make<unsigned *> (), make<long> () },
           { &Base::first, &Base::second, &Base::third } };
}
#else
Made
made_b ()
{
  return { { make<float *> (), make<unsigned *> (), make<int *> () },
           { &Base::first, &Base::second, &Base::third } };
}
#endif

// { dg-final { mergefn-folds _ZN7DerivedIPjE5firstEi __mergefn_* removed } }
// { dg-final { mergefn-folds _ZN7DerivedIPjE6secondEi _ZN7DerivedIPfE6secondEi } }
// { dg-final { mergefn-folds _ZN7DerivedIPjE5thirdEi _ZN7DerivedIPfE5thirdEi } }
// { dg-final { mergefn-keeps-apart _ZN7DerivedIcE5thirdEi _ZN7DerivedIlE5thirdEi } }
// { dg-final { mergefn-count-symbols _ZN7DerivedIPjE5firstEi 0 } }
