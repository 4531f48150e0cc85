// Virtual destructors of instances: complete, deleting and base variants,
// through every base, each with the size that it has and the operator delete
// that is its own.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-library one "a" }
// { dg-mixes "each {on icf} {icf on}" }

#include "check-aux.h"

#include <cstdlib>
#include <new>

extern long freed, trace;

struct Base
{
  virtual ~Base () { trace = trace * 3 + 1; }
  virtual long
  weigh (int n)
  {
    return n;
  }
};

struct Member
{
  int weight;
  NOINLINE ~Member () { trace = trace * 5 + weight; }
};

template <typename T>
struct Derived : Base
{
  T *items;
  Member member;
  explicit Derived (int n) : items ((T *) calloc (n, sizeof (void *))), member{ n } {}
  ~Derived () override
  {
    for (int i = 0; i < member.weight; i++)
      trace = trace * 7 + (items[i] ? 3 : 5);
    free (items);
  }
};

// Of another size, else the same.
template <typename T>
struct Larger : Derived<T>
{
  long more[4] = {};
  explicit Larger (int n) : Derived<T> (n) {}
};

// Has an operator of its own.
template <typename T>
struct Special : Derived<T>
{
  explicit Special (int n) : Derived<T> (n) {}
  static void
  operator delete (void *memory, std::size_t size)
  {
    freed = freed * 3 + size;
    free (memory);
  }
};

// Destroyed in parts, of which each has a destructor.
template <typename T>
struct Parts : Base
{
  Derived<T> first, second;
  explicit Parts (int n) : first (n), second (n + 1) {}
};

template <typename T>
static long
use (int n)
{
  Base *bases[]
      = { new Derived<T *> (n), new Larger<T *> (n), new Special<T *> (n), new Parts<T *> (n) };
  for (Base *base : bases)
    delete base;
  {
    Derived<T *> local (n);
    Parts<T *> other (n);
  }
  alignas (Larger<T *>) char memory[sizeof (Larger<T *>)];
  (new (memory) Larger<T *> (n))->~Larger ();
  return trace * 3 + freed;
}

#include "deletes-aux.h"

// { dg-final { mergefn-keeps-apart _ZN7DerivedIPjED0Ev _ZN7DerivedIPfED0Ev } }
// { dg-final { mergefn-keeps-apart _ZN6LargerIPjED0Ev _ZN7DerivedIPjED0Ev } }
// { dg-final { mergefn-keeps-apart _ZN7SpecialIPjED0Ev _ZN7DerivedIPjED0Ev } }
