// -fstack-limit-symbol= names a static variable of each unit.  A body that is named by its content would check the limit
// of whichever unit the linker keeps.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-require-target x86_64-*-* }
// { dg-units "main a b" }
// { dg-unit a "-O2 -fno-pie -fstack-limit-symbol=limit" }
// { dg-unit b "-O2 -fno-pie -fstack-limit-symbol=limit" }
// { dg-ways "static" }

#include "check-aux.h"

#ifndef UNIT_main
// No stack is below these, so no check fails.
extern "C" { __attribute__ ((used)) static char limit[64] asm ("limit") = { 1 }; }
#endif

template <class T>
NOINLINE int
work (T *p, int n)
{
  volatile int room[n];
  for (int i = 0; i < n; i++)
    room[i] = p[i].v * 3 + n;
  return room[0] + room[1];
}

int use_a (int *, int);
int use_b (int *, int);

#if defined UNIT_main
static int numbers[9];

int
main ()
{
  CHECK (use_b (numbers, 3) + use_a (numbers, 3) > 0);
  return 0;
}
#elif defined UNIT_a
struct A1 { int v; };
struct A2 { int v; };

int
use_a (int *p, int n)
{
  return work ((A1 *) p, n) + work ((A2 *) p, n);
}
#elif defined UNIT_b
struct B1 { int v; };
struct B2 { int v; };

int
use_b (int *p, int n)
{
  return work ((B1 *) p, n) + work ((B2 *) p, n);
}
#endif

// { dg-final { mergefn-count-symbols __mergefn_* 0 } }
