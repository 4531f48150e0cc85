// The members get a shared body. Before it is copied, draw loses its promise that the pointer is not null. So what
// the members promise is compared as it was before (slots-promise-lost.C).
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

volatile int sink, zero;
NOIPA void ext (char *p, int n) { sink = n + (p != nullptr); }
NOIPA int mid (int a) { return a + sink; }

template <typename T>
struct ShapeOf
{
  int a = 1;
  virtual void draw (char *p, int n, void *q) __attribute__ ((nonnull (2)));
  virtual void erase (char *p, int n, void *q);
  virtual void second (char *p, int n, void *q);
  virtual void third (char *p, int n, void *q);
  virtual unsigned size (unsigned n) const;
};
template <typename T> void ShapeOf<T>::draw (char *p, int n, void *q) { if (n > 1000) n = *(long *) q; ext (p, n); ext (p, n + 1); ext (p, n * 3); }
template <typename T> void ShapeOf<T>::erase (char *p, int n, void *q) { if (n > 1000) n = *(long long *) q; ext (p, n); ext (p, n + 1); ext (p, n * 3); }
template <typename T> void ShapeOf<T>::second (char *p, int n, void *q) { if (n > 1000) n = *(long long *) q; ext (p, n); ext (p, n + 1); ext (p, n * 3); }
template <typename T> void ShapeOf<T>::third (char *p, int n, void *q) { if (n > 1000) n = *(long long *) q; ext (p, n); ext (p, n + 1); ext (p, n * 3); }
template <typename T> unsigned ShapeOf<T>::size (unsigned n) const { return n * n + (n >> 3) * 7; }
using Shape = ShapeOf<int>;
struct Other : Shape
{
  unsigned size (unsigned n) const override;
  void draw (char *p, int n, void *q) override;
  void second (char *p, int n, void *q) override;
};
unsigned Other::size (unsigned n) const { return n; }
void Other::draw (char *p, int n, void *q) { ext (p, n + 7); ext (p, a); }
void Other::second (char *p, int n, void *q) { ext (p, n + 9); ext (p, n); ext (p, a + 1); }

/* Inlined by the interprocedural inliner, since it is called once.  */
static void make (Shape *&made, int n)
{
  int s = 0;
  s += mid (n) * 3; s ^= mid (s); s += mid (s + 1) * 5; s ^= mid (s * 3); s += mid (s + 2); s ^= mid (s) * 9;
  made = new Shape;
  made->a = s;
}

NOIPA int caller (char *p, int n, int b, void *q)
{
  Shape *shape;
  make (shape, n);
  sink = shape->size (n);
  if (!b)
    shape->second (p, n, q);
  else
    shape->draw (p, n, q);
  int s = 0;
  s += mid (n) * 3; s ^= mid (s); s += mid (s + 1) * 5; s ^= mid (s * 3); s += mid (s + 2); s ^= mid (s) * 9;
  if (!p)
    s = -1;
  return s;
}

int main ()
{
  char x;
  Other other;
  Shape *o = zero ? new Shape : &other;
  o->draw (&x, 1, &x);
  o->second (&x, 1, &x);
  caller (&x, 1, 1, &x);
  printf ("%d\n", caller (zero ? &x : nullptr, 1, zero, &x));
}

// { dg-final { mergefn-folds _ZN7ShapeOfIiE6secondEPciPv *mergefn* } }
