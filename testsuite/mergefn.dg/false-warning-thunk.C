// Callers of a weakened function can be thunks that adjust the object, which have no body.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-do assemble }
// { dg-options "-O2 -Wall" }
// { dg-mergefn-args "report=json" }

#include <cstdio>

struct A { virtual int fa () { return 1; } long a = 1; };
struct B { virtual long fb (int *, int) { return 0; } long b = 2; };
struct C : A, B { long fb (int *p, int n) override; long c = 3; };
struct D : A, B { long fb (int *p, int n) override; long c = 4; };
long C::fb (int *p, int n)
{
  for (int i = 0; i < n; i++)
    p[i] = p[i] * 3 + 1;
  for (int i = 0; i < n; i++)
    std::printf ("%d ", p[i]);
  for (int i = 1; i < n; i++)
    if (p[i] < p[i - 1])
      std::printf ("down at %d ", i);
  return c += n;
}
long D::fb (int *p, int n)
{
  for (int i = 0; i < n; i++)
    p[i] = p[i] * 3 + 1;
  for (int i = 0; i < n; i++)
    std::printf ("%d ", p[i]);
  for (int i = 1; i < n; i++)
    if (p[i] < p[i - 1])
      std::printf ("down at %d ", i);
  return c += n;
}

// { dg-final { mergefn-folds _ZN1D2fbEPii _ZN1C2fbEPii } }
