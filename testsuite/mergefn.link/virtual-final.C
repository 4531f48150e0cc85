// Where GCC knows all classes that can be there it calls a virtual function
// without the vtable, and after the fold must not take the body in a slot for
// something else: final classes, classes of one unit, and those with one
// overrider.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-library one "a" }
// { dg-mixes "on {off on} {on off} both" }
// { dg-variant "" }
// { dg-variant "-O3 -fno-devirtualize-speculatively" }

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
  virtual int
  ask (int n)
  {
    int sum = 2;
    for (int i = 0; i < n; i++)
      sum = sum * 3 + tell (i) + (sum >> 2);
    return sum;
  }
};

template <typename T>
struct Final final : Base<T>
{
  int
  ask (int n) override
  {
    int sum = 2;
    for (int i = 0; i < n; i++)
      sum = sum * 5 + this->tell (i) + (sum >> 2);
    return sum;
  }
};

namespace
{
template <typename T>
struct Hidden : Base<T>
{
  int
  tell (int n) override
  {
    int sum = 3;
    for (int i = 0; i < n; i++)
      sum = sum * 7 + (this->item ? 3 : 5) + (sum >> 1);
    return sum;
  }
};

struct Interface
{
  virtual ~Interface () {}
  virtual int run (int n) = 0;
};

template <typename T>
struct Runs : Interface
{
  T item = T ();
  NOINLINE int
  run (int n) override
  {
    int sum = 4;
    for (int i = 0; i < n; i++)
      sum = sum * 7 + (item ? 3 : 5) + (sum >> 1);
    return sum;
  }
};
}

// The class is known.
template <typename T>
NOINLINE int
call_final (Final<T> *object, int n)
{
  return object->ask (n) + object->tell (n) * 3;
}

template <typename T>
NOINLINE int
call_base (Base<T> *object, int n)
{
  return object->ask (n) + object->tell (n) * 3;
}

// One class or a few in the unit can be there.
static NOINLINE int
call_interface (Interface *object, int n)
{
  return object->run (n) * 5;
}

template <typename T>
static NOINLINE int
call_hidden (Hidden<T> *object, int n)
{
  return object->tell (n) * 7 + object->ask (n);
}

template <typename T>
static int
use (int n)
{
  Final<T> last;
  Hidden<T> hidden;
  Base<T> plain;
  Runs<T> runs;
  last.item = hidden.item = (T) (void *) &runs;
  return call_final (&last, n) + call_base (&plain, n) + call_base<T> (&hidden, n)
         + call_base<T> (&last, n) + call_hidden (&hidden, n) + call_interface (&runs, n);
}

#define CHAR_IN_B
#include "units-aux.h"

#ifdef UNIT_main
volatile int input = 5;

int
main ()
{
  printf ("%d %d %d\n", use<int *> (input), unit_a (input), unit_b (input));
  return failures;
}
#endif

// { dg-final { mergefn-folds _ZN4BaseIPjE4tellEi _ZN4BaseIPfE4tellEi } }
// { dg-final { mergefn-folds *6HiddenIPjE4tellEi *6HiddenIPfE4tellEi } }
// { dg-final { mergefn-folds *4RunsIPjE3runEi *4RunsIPfE3runEi } }
