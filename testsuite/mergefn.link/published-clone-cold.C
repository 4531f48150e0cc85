// A part that GCC splits off a template instance gets a name by its content.  In one unit only cold functions call it, so
// the copy there is small: it needs no aligned stack, and leaves registers alone that the other unit's copy writes.  The
// linker may keep either, so no caller may go by its own unit's copy.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-variant "-O2" }
// { dg-variant "-O2 -fno-ipa-stack-alignment" }
// { dg-variant "-O3" }
// { dg-ways "static shared" }
// { dg-mixes "on {on off on} wide" }
// { dg-every-order "each" }

#include "check-aux.h"

struct A;
struct B;

template <class T>
long
mix (T *p, long n)
{
  if (!p)
    return 0;
  int a[16];
  for (int i = 0; i < 16; i++)
    a[i] = 0;
  volatile int *v = a;
  for (long i = 0; i < n; i++)
    v[i & 15] = (int)(long)p[i] * 2;
  long s = 0;
  for (int i = 0; i < 16; i++)
    s ^= a[i] * (i + 1);
  return s;
}

double cold_use (A **p, long n, double k);
double cold_use_again (A **p, long n, double k);
long hot_use (B **p, long n);
long hot_use_again (B **p, long n);

#if defined UNIT_main
int
main ()
{
  void *x[4] = { (void *)1, (void *)2, (void *)3, (void *)4 };
  CHECK (hot_use ((B **)x, 4) == 58);
  CHECK (hot_use_again ((B **)x, 4) == 60);
  CHECK (cold_use ((A **)x, 4, 1000.0) == 1056);
  CHECK (cold_use_again ((A **)x, 4, 1000.0) == -944);
  return failures;
}
#elif defined UNIT_a
// K stays in a register over the call if this unit's copy writes no such register.
__attribute__ ((noinline, cold)) double
cold_use (A **p, long n, double k)
{
  return mix<A *> (p, n) + k;
}
__attribute__ ((noinline, cold)) double
cold_use_again (A **p, long n, double k)
{
  return mix<A *> (p, n) - k;
}
#else
NOINLINE long
hot_use (B **p, long n)
{
  return mix<B *> (p, n) + 2;
}
NOINLINE long
hot_use_again (B **p, long n)
{
  return mix<B *> (p, n) + 4;
}
#endif

// { dg-final { mergefn-object-symbols a __mergefn_* 1 } }
