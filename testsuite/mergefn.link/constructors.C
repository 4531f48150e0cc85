// Constructors and destructors of instances, complete and of bases, with
// virtual bases and without; also where GCC makes one of the two a call of a
// body that they share.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-library one "a" }
// { dg-mixes "on {off on} {on off on}" }
// { dg-variant "" }
// { dg-variant "-Os" }
// { dg-variant "-O2 -fdeclone-ctor-dtor" }

#include "check-aux.h"

extern int trace;

struct Root
{
  int root;
  NOINLINE explicit Root (int n) : root (n) { trace = trace * 3 + n; }
  NOINLINE ~Root () { trace = trace * 5 + root; }
};

template <typename T>
struct Plain
{
  T items[4];
  NOINLINE explicit Plain (int n)
  {
    for (int i = 0; i < 4; i++)
      {
        items[i] = n & 1 << i ? (T) (void *) &trace : T ();
        trace = trace * 3 + n + (trace >> 3);
      }
  }
  NOINLINE ~Plain ()
  {
    for (int i = 0; i < 4; i++)
      trace = trace * 7 + (items[i] ? 3 : 5);
  }
};

template <typename T>
struct OfVirtual : virtual Root
{
  T items[4];
  NOINLINE explicit OfVirtual (int n) : Root (n + 1)
  {
    for (int i = 0; i < 4; i++)
      {
        items[i] = n & 1 << i ? (T) (void *) &trace : T ();
        trace = trace * 5 + root + (trace >> 3);
      }
  }
  NOINLINE ~OfVirtual ()
  {
    for (int i = 0; i < 4; i++)
      trace = trace * 11 + (items[i] ? root : 5);
  }
};

template <typename T>
struct Derived : Plain<T>, OfVirtual<T>
{
  NOINLINE explicit Derived (int n) : Root (n + 2), Plain<T> (n), OfVirtual<T> (n + 1)
  {
    trace = trace * 13 + this->root;
  }
  NOINLINE ~Derived () { trace = trace * 17 + this->root; }
};

// Throws halfway, so that what is made is unmade.
template <typename T>
struct Throws : Plain<T>, virtual Root
{
  NOINLINE explicit Throws (int n) : Root (n), Plain<T> (n)
  {
    if (n & 4)
      throw n;
  }
};

template <typename T>
static int
use (int n)
{
  {
    Plain<T> plain (n);
    OfVirtual<T> of_virtual (n + 1);
    Derived<T> derived (n + 2);
    delete new Derived<T> (n + 3);
  }
  for (int i = 0; i < 8; i += 4)
    try
      {
        Throws<T> throws (n + i);
        trace += 3;
      }
    catch (int)
      {
        trace += 5;
      }
  return trace;
}

#include "units-aux.h"

#ifdef UNIT_main
volatile int input = 1;
int trace;

int
main ()
{
  for (int i = 0; i < 4; i++)
    {
      printf ("%d %d\n", use<int *> (input + i), trace);
      printf ("%d %d\n", unit_a (input + i), trace);
      printf ("%d %d\n", unit_b (input + i), trace);
    }
  return failures;
}
#endif

// { dg-final { mergefn-folds _ZN5PlainIPjEC2Ei _ZN5PlainIPfEC2Ei } }
// { dg-final { mergefn-folds _ZN5PlainIPjED2Ev _ZN5PlainIPfED2Ev } }
// { dg-final { mergefn-keeps-apart _ZN9OfVirtualIPjEC1Ei _ZN9OfVirtualIPjEC2Ei } }
