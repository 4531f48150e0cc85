// Each unit has a hook of its own by the name that GCC prints into functions for -pg.  A body that is named by its
// content would call the hook of whichever unit the linker keeps.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-require-target x86_64-*-* }
// { dg-units "main a b" }
// { dg-unit a "-O2 -pg -mfentry -mfentry-name=z_hook" }
// { dg-unit b "-O2 -pg -mfentry -mfentry-name=z_hook" }
// { dg-ways "pie" }

#include "check-aux.h"

#define BARE __attribute__ ((no_instrument_function))

template <class T>
NOINLINE int
work (T *p, int n)
{
  for (int i = 0; i < n; i++)
    p[i].v = p[i].v * 3 + n;
  return p[0].v + p[1].v;
}

extern long hits_a, hits_b;
int use_a (int *, int);
int use_b (int *, int);

#if defined UNIT_main
static int numbers[9];

int
main ()
{
  CHECK (use_b (numbers, 3) + use_a (numbers, 3) > 0);
  CHECK (hits_a == 2);
  CHECK (hits_b == 2);
  return 0;
}
#elif defined UNIT_a
long hits_a;
extern "C" { static BARE __attribute__ ((used)) void z_hook () { hits_a++; } }
struct A1 { int v; };
struct A2 { int v; };

BARE NOIPA int
use_a (int *p, int n)
{
  return work ((A1 *) p, n) + work ((A2 *) p, n);
}
#elif defined UNIT_b
long hits_b;
extern "C" { static BARE __attribute__ ((used)) void z_hook () { hits_b++; } }
struct B1 { int v; };
struct B2 { int v; };

BARE NOIPA int
use_b (int *p, int n)
{
  return work ((B1 *) p, n) + work ((B2 *) p, n);
}
#endif
