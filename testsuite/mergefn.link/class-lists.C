// Two units fold the same functions, which call virtual functions of one class.  One unit also has functions that call those
// of another.  The folded functions have one name in both units all the same.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-ways "static" }
// { dg-mixes "on" }

#include "check-aux.h"

struct Base
{
  virtual int first (int);
  virtual int second (int);
  virtual ~Base ();
  int k;
};

struct Derived : Base
{
  int first (int) override;
  int z;
};

template <class T>
NOINLINE int
by_base (T *p, Base *b, int n)
{
  int s = 0;
  for (int i = 0; i < n; i++)
    {
      s += b->first (i) * 3;
      s ^= b->second (p[i]);
      if (s > 1000)
        s -= b->first (s) + i;
      if (s < -1000)
        s /= 3;
    }
  return s;
}

template <class T>
NOINLINE int
by_derived (T *p, Derived *d, Base *b, int n)
{
  int s = 0;
  for (int i = 0; i < n; i++)
    {
      s += d->second (i) * 5;
      s ^= b->second (p[i]);
      if (s > 1000)
        s -= b->first (s) - i;
      if (s < -1000)
        s /= 7;
    }
  return s;
}

int use_a (Base *b, Derived *d);
int use_b (Base *b, Derived *d);

#if defined UNIT_main
int Base::first (int n) { return n + k; }
int Base::second (int n) { return n * k; }
Base::~Base () {}
int Derived::first (int n) { return n - z; }

int
main ()
{
  Base b;
  b.k = 7;
  Derived d;
  d.k = 5;
  d.z = 3;
  int a = use_a (&b, &d);
  CHECK (use_b (&b, &d) - a == use_b (&b, &d) - use_a (&b, &d));
  printf ("%d %d\n", a, use_b (&b, &d));
  return failures != 0;
}
#elif defined UNIT_a
int
use_a (Base *b, Derived *d)
{
  int x[3] = { 1, 2, 3 };
  unsigned y[3] = { 1, 2, 3 };
  return by_derived (x, d, b, 3) + by_derived (y, d, b, 3);
}
#else
int
use_b (Base *b, Derived *d)
{
  int x[3] = { 1, 2, 3 };
  unsigned y[3] = { 1, 2, 3 };
  return by_derived (x, d, b, 3) + by_derived (y, d, b, 3) + by_base (x, b, 3) + by_base (y, b, 3);
}
#endif

// { dg-final { mergefn-count-symbols __mergefn_* 2 } }
