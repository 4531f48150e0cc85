// Destructors of classes that add nothing to one base: each sets the pointer to
// its own virtual table, which the base's, inlined into it, sets again.  A
// destructor that calls something in between has the object be what it was
// until then.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>

#include "../../include/test.h"

struct Named
{
  virtual ~Named () {}
  virtual const char *name () const = 0;
};

CLONED void
say (const Named *object)
{
  std::printf ("%s\n", object->name ());
}

struct Member
{
  explicit Member (int n) : m_n (n) {}
  ~Member () { std::printf ("member %d\n", m_n); }
  int m_n;
};

struct Base : Named
{
  explicit Base (int n) : m_one (n), m_two (n + 1) {}
  ~Base () override {}
  const char *name () const override { return "base"; }
  Member m_one, m_two;
};

#define QUIET(class)                                                          \
  struct class : Base                                                         \
  {                                                                           \
    using Base::Base;                                                         \
    const char *name () const override { return #class; }                    \
  };
#define SAYING(class)                                                         \
  struct class : Base                                                         \
  {                                                                           \
    using Base::Base;                                                         \
    ~class () override { say (this); }                                        \
    const char *name () const override { return #class; }                    \
  };

QUIET (QuietOne)
QUIET (QuietTwo)
SAYING (SayingOne)
SAYING (SayingTwo)

template <typename T>
CLONED void
use (int n)
{
  Named *object = new T (n);
  say (object);
  delete object;
}

int
main ()
{
  use<QuietOne> (input);
  use<QuietTwo> (input + 1);
  use<SayingOne> (input + 2);
  use<SayingTwo> (input + 3);
  return 0;
}

// { dg-final { mergefn-folds _ZN8QuietOneD0Ev _ZN8QuietTwoD0Ev } }
// { dg-final { mergefn-keeps-apart _ZN9SayingOneD0Ev _ZN9SayingTwoD0Ev } }
