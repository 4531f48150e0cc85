// With -fvtable-verify each virtual call asks whether the object's vtable is one
// of its class.  Slots that lead to shared bodies leave vtables what they are.
// A compiler need not come with the library that answers; this has its own.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a" }
// { dg-unit main "-fvtable-verify=std" }
// { dg-unit a "-fvtable-verify=std" }
// { dg-ways "static pie" }
// { dg-mixes "each" }

#include "check-aux.h"

template <typename T>
struct Base
{
  T item = T ();
  virtual ~Base () {}
  virtual int
  tell (int n)
  {
    int sum = 1;
    for (int i = 0; i < n; i++)
      sum = sum * 7 + (item ? 3 : 5) + (sum >> 3);
    return sum;
  }
};

template <typename T>
struct Derived : Base<T>
{
  int
  tell (int n) override
  {
    int sum = 1;
    for (int i = 0; i < n; i++)
      sum = sum * 5 + (this->item ? 3 : 5) + (sum >> 3);
    return sum;
  }
};

template <typename T>
static int
use (int n)
{
  Base<T> base;
  Derived<T> derived;
  Base<T> *volatile objects[2] = { &base, &derived };
  return objects[0]->tell (n) * 3 + objects[1]->tell (n);
}

int unit_a (int n);

#if defined UNIT_main
volatile int input = 5;

#include "virtual-verify-aux.h"

int
main ()
{
  printf ("%d %d %d\n", use<int *> (input), use<char *> (input), unit_a (input));
  CHECK (verified >= 3 * 2);
  return failures;
}
#else
int
unit_a (int n)
{
  return use<int *> (n) + use<unsigned *> (n) * 3;
}
#endif

// { dg-final { mergefn-folds _ZN4BaseIPiE4tellEi _ZN4BaseIPcE4tellEi } }
