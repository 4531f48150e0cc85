// Implicit instances that no explicit instance names: a base's virtual function is in a virtual table alone, and the
// initial value of a static member is computed by a function of the unit.  An inline conversion has its arguments
// behind its type.  All other units are compiled with -fno-implicit-templates, so the names of these stay.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-unit main "-fno-implicit-templates -fno-implicit-inline-templates" }

#include "check-aux.h"

extern int calls;

struct A { int x; };
struct B { int x; };

template <class T>
struct Base
{
  T *first;
  virtual int count (int n);
};

template <class T>
NOINLINE int
Base<T>::count (int n)
{
  int s = calls;
  for (int i = 0; i < n; i++)
    s = s * 31 + (i ^ n);
  return s;
}

template <class T>
struct Derived : Base<T>
{
  int own (int n) { return n + 1; }
};

template <class T>
NOINLINE int
new_id (int n)
{
  int s = calls++;
  for (int i = 0; i < n; i++)
    s = s * 29 + (i ^ n);
  return s;
}

template <class T>
struct Registry
{
  static int id;
};

template <class T> int Registry<T>::id = new_id<T> (3);

// An implicit instance, which an explicit one uses, has such a member, too.
template <class T>
NOINLINE int
late_id (int n)
{
  int s = calls++;
  for (int i = 0; i < n; i++)
    s = s * 23 + (i ^ n);
  return s;
}

template <class T>
struct Implicit
{
  static int id;
};

template <class T> int Implicit<T>::id = late_id<T> (3);

struct Any
{
  int n;

  template <class T>
  NOINLINE inline
  operator T * () const
  {
    int s = 1;
    for (int i = 0; i < n; i++)
      s = s * 27 + (i ^ n);
    return reinterpret_cast<T *> (s);
  }
};

template <class T>
struct User
{
  T *get (const Any &any);
  int id () { return Implicit<T>::id; }
};

template <class T>
T *
User<T>::get (const Any &any)
{
  return any;
}

#if defined UNIT_main

int
main ()
{
  Derived<A> a;
  Derived<B> b;
  printf ("%d %d\n", a.count (5), b.count (6));
  printf ("%d %d %d\n", Registry<A>::id + Registry<B>::id, new_id<A> (5), new_id<B> (6));
  printf ("%d %d\n", late_id<A> (5), late_id<B> (6));
  A *x = Any{ 4 };
  B *y = Any{ 5 };
  printf ("%p %p\n", static_cast<void *> (x), static_cast<void *> (y));
}

#elif defined UNIT_a

int calls;
template struct Derived<A>;
template struct Derived<B>;
template struct Registry<A>;
template struct Registry<B>;

#else

template struct User<A>;
template struct User<B>;

#endif
