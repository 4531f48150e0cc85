// The variants of a virtual destructor share a COMDAT group, which every unit
// must define alike.  Where nothing tells the destructors of two classes apart
// the groups go as a whole; a unit that has one of them without the plugin, or
// keeps a variant because its address is needed, has the group as a whole.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-mixes "on {on off on} {off on on} {on on off} {icf on on} {on strict all}" }
// { dg-every-order }

#include "check-aux.h"

#include <cstdlib>
#include <new>

extern long freed, trace;

struct Base
{
  virtual int value () { return 1; }
  virtual ~Base () { trace = trace * 3 + 1; }
};

template <typename T, int size>
struct Owner : Base
{
  T members[size];
  explicit Owner (T member) : members{ member } {}
};

// Made by value here, so that the complete variant is called by its name.
template <typename T>
static NOINLINE long
use (int n)
{
  Base *volatile objects[] = { new Owner<T, 2> (n), new Owner<T, 20> (n) };
  for (Base *object : objects)
    delete object;
  Owner<T, 2> local (n);
  Base *volatile pointer = &local;
  pointer->~Base ();
  new (&local) Owner<T, 2> (n);
  return trace * 5 + freed;
}

#include "deletes-aux.h"

// { dg-final { mergefn-folds _ZN5OwnerIjLi2EED0Ev __mergefn_* removed } }
// { dg-final { mergefn-folds _ZN5OwnerIjLi2EED2Ev __mergefn_* removed } }
// { dg-final { mergefn-object-symbols a _ZN5OwnerIjLi2EED?Ev 0 } }
// { dg-final { mergefn-keeps-apart _ZN5OwnerIjLi2EED0Ev _ZN5OwnerIjLi20EED0Ev } }
