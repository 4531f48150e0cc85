// Two units have the same loop over items of one alignment each, but in objects
// that promise another one: a body that was vectorised by the one is no body for
// the other.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-variant "-O2" }
// { dg-variant "-O3" }
// { dg-ways "static pie-gc" }
// { dg-every-order each }

#include "check-aux.h"

template <class V>
NOINLINE int
sum (const V *p)
{
  int s = 0;
  for (int i = 0; i < 64; i++)
    s += p->v[i];
  return s;
}

int unit_a (int k);
int unit_b (int k);

#if defined UNIT_main
volatile int input = 3;

int
main ()
{
  CHECK (unit_a (input) == 2208);
  CHECK (unit_b (input + 1) == 2272);
  return 0;
}
#elif defined UNIT_a
struct alignas (16) Fast { int v[64]; };
static Fast x;
int
unit_a (int k)
{
  for (int &i : x.v)
    i = k++;
  return sum (&x);
}
#elif defined UNIT_b
struct Slow { int v[64]; };
struct alignas (16) { int skip; Slow s; } static y;
int
unit_b (int k)
{
  for (int &i : y.s.v)
    i = k++;
  return sum (&y.s);
}
#endif
