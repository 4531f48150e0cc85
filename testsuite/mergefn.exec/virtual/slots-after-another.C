// A function whose pointer is not null takes in one that promises nothing, and then a virtual one that promises what
// it does. The slot must stay: it would be called beside the first (slots-promise-lost.C).
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

volatile int sink, zero;
NOIPA void ext (char *p, int n) { sink = n + (p != nullptr); }
NOIPA int mid (int a) { return a + sink; }

namespace
{
struct Shape
{
  int a = 1;
  virtual void cccc (char *p, int n, void *q) __attribute__ ((nonnull (2)));
  NOINLINE void bbbb (char *p, int n, void *q);
  __attribute__ ((noinline, noclone, nonnull (2))) void aaaa (char *p, int n, void *q);
  virtual unsigned size (unsigned n) const;
};
void Shape::cccc (char *p, int n, void *q) { if (n > 1000) n = *(long *) q; ext (p, n); ext (p, n + 1); ext (p, n * 3); }
void Shape::aaaa (char *p, int n, void *q) { if (n > 1000) n = *(long *) q; ext (p, n); ext (p, n + 1); ext (p, n * 3); }
void Shape::bbbb (char *p, int n, void *q) { if (n > 1000) n = *(long long *) q; ext (p, n); ext (p, n + 1); ext (p, n * 3); }
unsigned Shape::size (unsigned n) const { return n * n + (n >> 3) * 7; }
struct Other : Shape
{
  unsigned size (unsigned n) const override;
  void cccc (char *p, int n, void *q) override;
};
unsigned Other::size (unsigned n) const { return n; }
void Other::cccc (char *p, int n, void *q) { ext (p, n + 7); ext (p, a); }

}

/* Inlined by the interprocedural inliner, since it is called once.  */
static void make (Shape *&made, int n)
{
  int s = 0;
  s += mid (n) * 3; s ^= mid (s); s += mid (s + 1) * 5; s ^= mid (s * 3); s += mid (s + 2); s ^= mid (s) * 9;
  made = new Shape;
  made->a = s;
}

NOIPA void by_name (Shape *o, char *p) { o->aaaa (p, 1, p); }

NOIPA int caller (char *p, int n, int b, void *q)
{
  Shape *shape;
  make (shape, n);
  sink = shape->size (n);
  if (!b)
    shape->bbbb (p, n, q);
  else
    shape->cccc (p, n, q);
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
  o->cccc (&x, 1, &x);
  by_name (o, &x);
  o->bbbb (&x, 1, &x);
  caller (&x, 1, 1, &x);
  printf ("%d\n", caller (zero ? &x : nullptr, 1, zero, &x));
}

