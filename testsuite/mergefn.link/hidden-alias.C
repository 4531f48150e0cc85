// A library's function has a hidden alias.  One unit calls the one, another unit
// the other, in code that is the same otherwise: the program replaces the
// function, and the calls of the alias still reach the library's.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-variant "-O2 -fno-strict-aliasing -fno-exceptions" }
// { dg-variant "-O2" }
// { dg-library one "a b" link }
// { dg-ways "shared" }

#include "check-aux.h"

extern volatile int input;
extern "C" int replaced (int);

template <class T, int (*F) (int)>
NOINLINE T
loop (T x)
{
  T k = 0;
  for (int i = 0; i < input; i++)
    k = k * 31 + F (x + i) + (k >> 3);
  return k;
}

unsigned unit_a (int x);
unsigned unit_b (int x);

#if defined UNIT_main
volatile int input = 2;
extern "C" int
replaced (int x)
{
  (void) x;
  return -1000;
}

int
main ()
{
  CHECK (unit_a (3) == 580);
  CHECK (unit_b (3) == 4294903046u);
  return 0;
}
#elif defined UNIT_a
extern "C"
{
NOINLINE int
replaced (int x)
{
  return x + input * 3;
}
extern int here (int) __attribute__ ((alias ("replaced"), visibility ("hidden")));
}
unsigned
unit_a (int x)
{
  return loop<long, here> (x) + loop<long long, here> (x);
}
#elif defined UNIT_b
unsigned
unit_b (int x)
{
  return loop<long, replaced> (x) + loop<long long, replaced> (x);
}
#endif
