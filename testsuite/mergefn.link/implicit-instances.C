// The way of GCC's manual to have each instance once: one unit instantiates explicitly, and has the implicit instances
// that those use.  All other units are compiled with -fno-implicit-templates, and have none.  So the names
// of those stay.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a" }
// { dg-unit main "-fno-implicit-templates" }

#include "check-aux.h"

struct A { int x; };
struct B { int x; };

template <class T>
NOINLINE int
helper (T *p, int n)
{
  int s = 0;
  for (int i = 0; i < n; i++)
    {
      s = s * 31 + p[i].x;
      if (s % 7 == 3)
        p[i].x = s ^ n;
    }
  return s;
}

// The names of members have a tag before the arguments.
struct __attribute__ ((abi_tag ("v2"))) Tagged
{
  template <class T> static int counted (T *p, int n);
};

template <class T>
NOINLINE int
Tagged::counted (T *p, int n)
{
  int s = 1;
  for (int i = 0; i < n; i++)
    s = s * 29 + (p[i].x ^ n);
  return s;
}

// No other instance has its code.
template <class T>
NOINLINE int
lone (T *p)
{
  return p->x * 12345 + 7;
}

template <class T>
struct V
{
  T *p;
  int n;
  int sum ();
};

template <class T>
int
V<T>::sum ()
{
  return helper (p, n) + Tagged::counted (p, n) + lone (p);
}

#if defined UNIT_main

int
main ()
{
  A a[3] = { { 1 }, { 2 }, { 3 } };
  B b[3] = { { 4 }, { 5 }, { 6 } };
  V<A> v{ a, 3 };
  V<B> w{ b, 3 };
  printf ("%d %d\n", v.sum (), w.sum ());
  printf ("%d %d\n", Tagged::counted (a, 3), Tagged::counted (b, 3));
  printf ("%d %d %d\n", helper (a, 3), helper (b, 3), lone (a));
}

#else

template struct V<A>;
template struct V<B>;

#endif
