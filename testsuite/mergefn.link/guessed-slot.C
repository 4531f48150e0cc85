// A unit without LTO guesses which function a slot names, and inlines that function behind a comparison.  So no other
// function gets the address of the guessed one in the link with LTO, though the linker has settled whose copy is kept.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main guess" }
// { dg-ways "static pie-gc" }
// { dg-mixes "on {on off} {off on}" }
// { dg-every-order }
// { dg-unit main "-flto" }

#include "check-aux.h"

template <class T, class U>
inline void
overwrite (T *p, U *q, int n)
{
  for (int i = 0; i < n; i++)
    {
      *q = 0;
      *p += 1;
    }
}

struct A
{
  virtual void f (void *p, void *q, int n) { overwrite ((long *) p, (long long *) q, n); }
};

void use (A *a, void *p, void *q, int n);

#ifdef UNIT_main
struct B : A
{
  void f (void *p, void *q, int n) override { overwrite ((long *) p, (long *) q, n); }
};

int
main ()
{
  long x = 0, y = 0;
  long long z = 0;
  A a;
  B b;
  use (&a, &y, &z, 3);
  use (&b, &x, &x, 3);
  CHECK (y == 3);
  CHECK (x == 1);
  return failures != 0;
}
#else
void
use (A *a, void *p, void *q, int n)
{
  a->f (p, q, n);
}
#endif
