// Virtual functions that do the same, one of which promises more.  GCC finds out late which functions are called, and takes
// two calls of one function with equal arguments for one.  The calls have the promises of the slots.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <cstdio>

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/late.h"

NOIPA void
ext (char *p, int n)
{
  sink = n + (p != nullptr);
}

struct Shape
{
  int a = 1;
  virtual void draw (char *p, int n);
  virtual void erase (char *p, int n);
  virtual void first (char *p, int n) __attribute__ ((nonnull (2)));
  virtual void second (char *p, int n);
};
#define BODY                                                                                       \
  {                                                                                                \
    ext (p, n);                                                                                    \
    ext (p, n + 1);                                                                                \
    ext (p, n * 3);                                                                                \
  }
void Shape::draw (char *p, int n) BODY
void Shape::erase (char *p, int n) BODY
void Shape::first (char *p, int n) BODY
void Shape::second (char *p, int n) BODY

struct Other : Shape
{
  void first (char *p, int n) override;
  void second (char *p, int n) override;
};
void
Other::first (char *p, int n)
{
  ext (p, n + 7);
  ext (p, a);
}
void
Other::second (char *p, int n)
{
  ext (p, n + 9);
  ext (p, n);
  ext (p, a + 1);
}

#include "../../include/made-late.h"

NOIPA int
caller (char *p, int n, int b)
{
  Shape *shape;
  make (shape, n);
  if (!b)
    shape->second (p, n);
  else
    shape->first (p, n);
  int s = 0;
  LATE (s, n);
  if (!p)
    s = -1;
  return s;
}

int
main ()
{
  char x;
  Other other;
  Shape *o = zero ? new Shape : &other;
  o->first (&x, 1);
  o->second (&x, 1);
  caller (&x, 1, 1);
  std::printf ("%d\n", caller (zero ? &x : nullptr, 1, zero));
}

// { dg-final { mergefn-folds _ZN5Shape6secondEPci _ZN5Shape4drawEPci } }
