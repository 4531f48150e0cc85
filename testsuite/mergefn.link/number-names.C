// A call of frexp becomes a store of an int once GCC knows the number.  No other statement need have an int, so a name
// by content says which types ints alias.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-unit a "-O2" }
// { dg-unit b "-O2" }
// { dg-ways "static pie-gc" }
// { dg-mixes "on {on off on} {off on} strict" }
// { dg-every-order "each" }

#include "check-aux.h"
#include <cmath>

// A loop that writes memory and calls nothing: such a function keeps its types.
template <class T>
NOINLINE int
take (double x, int *p, long *out, int n)
{
  for (int i = 0; i < n; i++)
    out[i] = i * 3;
  int old = *(T *) p;
  double r = 0;
  if (x == 8.0)
    r = __builtin_frexp (x, p);
  return old * 1000 + *(T *) p * 10 + (r == 0.5);
}

int unit_a (double x, long *out, int n);
int unit_b (double x, long *out, int n);

#if defined UNIT_main
volatile double one = 1, eight = 8;

int
main ()
{
  long out[4];
  CHECK (unit_a (one, out, 4) == 7070);
  CHECK (unit_b (eight, out, 4) == 7041);
  return failures != 0;
}
#elif defined UNIT_a
int
unit_a (double x, long *out, int n)
{
  wchar_t w = 7;
  return take<wchar_t> (x, (int *) &w, out, n);
}
#else
int
unit_b (double x, long *out, int n)
{
  int w = 7;
  return take<int> (x, &w, out, n);
}
#endif
