// draw's pointer is not null.  erase promises nothing, so its slot stays, but draw loses its promise.  By then
// second promises what draw does.  Its slot must stay, too: a call by draw's slot still promises that the pointer
// is not null (slots-promise.C).
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/late.h"

NOIPA void ext (char *p, int n) { sink = n + (p != nullptr); }
#define BODY { ext (p, n); ext (p, n + 1); ext (p, n * 3); }

struct Shape
{
  int a = 1;
  virtual void draw (char *p, int n) __attribute__ ((nonnull (2)));
  virtual void erase (char *p, int n);
  virtual void second (char *p, int n);
  virtual int other (int n);
};
void Shape::draw (char *p, int n) BODY
void Shape::erase (char *p, int n) BODY
void Shape::second (char *p, int n) BODY
int Shape::other (int n) { return n * 7 + (n ^ 3); }
struct Other : Shape
{
  void draw (char *p, int n) override;
  void second (char *p, int n) override;
  int other (int n) override;
};
void Other::draw (char *p, int n) { ext (p, n + 7); ext (p, a); }
void Other::second (char *p, int n) { ext (p, n + 9); ext (p, n); ext (p, a + 1); }
int Other::other (int n) { return n - a; }

/* Inlined by the interprocedural inliner, since it is called once.  */
static void make (Shape *&made, int n)
{
  int s = 0;
  LATE (s, n);
  made = new Shape;
  made->a = s;
}

NOIPA int caller (char *p, int n, int b)
{
  Shape *shape;
  make (shape, n);
  sink = shape->other (n);
  if (!b)
    shape->second (p, n);
  else
    shape->draw (p, n);
  int s = 0;
  LATE (s, n);
  if (!p)
    s = -1;
  return s;
}

int main ()
{
  char x;
  Other other;
  Shape *o = zero ? new Shape : &other;
  o->draw (&x, 1);
  o->second (&x, 1);
  caller (&x, 1, 1);
  printf ("%d\n", caller (zero ? &x : nullptr, 1, zero));
}

// { dg-final { mergefn-folds _ZN5Shape5eraseEPci _ZN5Shape4drawEPci } }
// { dg-final { mergefn-folds _ZN5Shape6secondEPci _ZN5Shape4drawEPci } }
