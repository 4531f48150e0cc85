// A declaration with an assembler name of the user's reaches a variant of a
// destructor by that name, so its COMDAT group stays.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <cstdio>

#include "../../include/test.h"

int dead;

template <class T>
struct X
{
  int a;
  virtual ~X ();
  virtual int q (int n) { return n; }
};

template <class T>
X<T>::~X ()
{
  for (int i = 0; i < input; i++)
    dead = dead * 31 + a + i + (dead >> 3) + sizeof (T);
  for (int i = 0; i < input; i++)
    dead ^= dead * 7 + (dead >> 5) + i;
}

extern void kill (void *) __asm__ ("_ZN1XIiED1Ev");
NOIPA void zap (X<int> *p) { delete p; }
NOIPA void zap (X<float> *p) { delete p; }
NOIPA X<int> *make_int () { X<int> *p = new X<int>; p->a = 1; return p; }
NOIPA X<float> *make_float () { X<float> *p = new X<float>; p->a = 1; return p; }

int
main ()
{
  kill (make_int ());
  std::printf ("%d\n", dead);
  zap (make_int ());
  zap (make_float ());
  std::printf ("%d\n", dead);
  return 0;
}
