// GNU C++ gives the address of the virtual function that an object has, and of
// the one that was named (-Wno-pmf-conversions), so that a program can ask whether
// a class overrides it: where a program has taken one, slots are not redirected.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <cstdio>

#define NO_INPUT
#include "../../include/test.h"

#define BODY { return x * 31 + (x >> 3) + a * 7 + x % 13 + a % 5; }

struct Base
{
  int a = 3;
  virtual int f (int x) BODY
  virtual int g (int x) { return x; }
  virtual int h (int x) BODY
};
struct Other : Base
{
  int f (int x) override BODY
};
struct Third : Base
{
};

typedef int (*Method) (Base *, int);
NOIPA bool same (Method a, Method b) { return a == b; }
NOIPA Method named (Base *p) { return (Method) (p->*(&Base::f)); }
Method table[] = { (Method) (&Base::f) };

int
main ()
{
  Base *b = new Base, *o = new Other, *t = new Third;
  std::printf ("%d %d %d\n", same (named (b), (Method) (&Base::f)),
               same (named (o), (Method) (&Base::f)), same (named (t), (Method) (&Base::f)));
  std::printf ("%d %d %d\n", same (named (b), table[0]), same (named (o), table[0]),
               same (named (t), table[0]));
  std::printf ("%d %d\n", b->f (1) + o->f (2) + t->f (3), b->h (2));
  return 0;
}
