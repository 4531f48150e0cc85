// Classes with several bases and with virtual ones: functions that adjust
// `this' and results, and the vtables of half-made objects, lead to the shared
// bodies.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-library one "a" }
// { dg-mixes "on {off on} {on off} {on icf}" }
// { dg-variant "" }
// { dg-variant "-Os -fdeclone-ctor-dtor" }

#include "check-aux.h"

extern int trace;

struct Left
{
  int left = 2;
  virtual ~Left () { trace = trace * 3 + visit (1); }
  virtual int
  visit (int n)
  {
    return n + 1;
  }
  virtual Left *
  self ()
  {
    return this;
  }
};

struct Right
{
  int right = 5;
  virtual ~Right () { trace = trace * 5 + other (1); }
  virtual int
  other (int n)
  {
    return n + 2;
  }
  virtual Right *
  itself ()
  {
    return this;
  }
};

// Adjusts `this' in `other', and the result of `itself'.
template <typename T>
struct Both : Left, Right
{
  T item = T ();
  int
  visit (int n) override
  {
    int sum = left;
    for (int i = 0; i < n; i++)
      sum = sum * 7 + (item ? 3 : 5) + (sum >> 3);
    return sum;
  }
  int
  other (int n) override
  {
    int sum = right;
    for (int i = 0; i < n; i++)
      sum = sum * 3 + (item ? left : right) + (sum >> 2);
    return sum;
  }
  Both *
  self () override
  {
    trace += left;
    return this;
  }
  Both *
  itself () override
  {
    trace += right;
    return this;
  }
};

struct Root
{
  int root = 3;
  int calls = 0;
  virtual ~Root () { trace = trace * 7 + called (1); }
  virtual int
  called (int n)
  {
    return n + 3;
  }
};

// Called while it is the whole of the object so far: the vtable is then that
// of the part in what it will be a part of.
template <typename T>
struct Part : virtual Root
{
  T item = T ();
  Part () { calls = calls * 3 + called (2); }
  ~Part () { trace = trace * 11 + called (3); }
  int
  called (int n) override
  {
    int sum = root;
    for (int i = 0; i < n; i++)
      sum = sum * 7 + (item ? 3 : 5) + (sum >> 3);
    return sum;
  }
};

template <typename T>
struct OtherPart : virtual Root
{
  int more = 4;
  OtherPart () { calls = calls * 5 + called (2); }
  ~OtherPart () { trace = trace * 13 + called (3); }
};

template <typename T>
struct Whole : Part<T>, OtherPart<T>
{
  Whole () { this->calls = this->calls * 7 + this->called (2); }
  ~Whole () { trace = trace * 17 + this->called (3); }
  int
  called (int n) override
  {
    int sum = this->more;
    for (int i = 0; i < n; i++)
      sum = sum * 3 + (this->item ? 1 : 2) + (sum >> 3);
    return sum;
  }
};

NOINLINE inline int
drive (Left *left, Right *right, Root *root, int n)
{
  int sum = left->visit (n) + right->other (n) * 3 + root->called (n) * 5 + root->calls;
  return sum + left->self ()->visit (n) * 7 + right->itself ()->other (n) * 11;
}

template <typename T>
NOINLINE int
use (int n)
{
  Both<T> *both = new Both<T>;
  Whole<T> *whole = new Whole<T>;
  Root *part = new Part<T>;
  OtherPart<T> *other = new OtherPart<T>;
  both->item = n & 1 ? (T) (void *) both : T ();
  int sum = drive (both, both, whole, n) + part->called (n) + other->called (n) * 3 + part->calls
            + other->calls;
  CHECK (((Left *) both)->self () == both && ((Right *) both)->itself () == both);
  if (n & 2)
    delete (Left *) both;
  else
    delete (Right *) both;
  if (n & 4)
    delete (Root *) whole;
  else
    delete (OtherPart<T> *) whole;
  delete part;
  delete other;
  return sum;
}

#include "units-aux.h"

#ifdef UNIT_main
volatile int input = 5;
int trace;

int
main ()
{
  for (int i = 0; i < 8; i++)
    {
      printf ("%d %d %d\n", use<int *> (input + i), unit_a (input + i), unit_b (input + i));
      printf ("%d\n", trace);
    }
  return failures;
}
#endif

// { dg-final { mergefn-folds _ZN4BothIPjE5visitEi _ZN4BothIPfE5visitEi } }
// { dg-final { mergefn-folds _ZN4BothIPjE5otherEi _ZN4BothIPfE5otherEi } }
// { dg-final { mergefn-folds _ZN5WholeIPjE6calledEi _ZN5WholeIPfE6calledEi } }
// { dg-final { mergefn-keeps-apart _ZN5WholeIPjE6calledEi _ZN4PartIPjE6calledEi } }
