// Two units fold instances whose parameters are of other types, in memory: each
// is stored as of its own type, and read as another, which only one may do.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a" }
// { dg-every-order each }

#include "check-aux.h"

struct Pointers { char *p, *q; };
struct Longs { long p, q; };

template <class T>
CLONED long
f (T x, long i, long j, int *out)
{
  long r = *(long *) ((char *) &x + i) * 3 + *(long *) ((char *) &x + j);
  for (long n = 0; n <= j; n += 8)
    out[n] = i + n;
  return r;
}

long unit_a (char *p);

#if defined UNIT_main
volatile int zero;

int
main ()
{
  Longs x = { 7 + zero, 5 };
  int b[20];
  // What it does would not be allowed.
  if (zero)
    CHECK (unit_a (0) == 0);
  CHECK (f (x, zero, zero + 8, b) == 26);
  return 0;
}
#elif defined UNIT_a
long
unit_a (char *p)
{
  Pointers x = { p, p };
  int b[20];
  return f (x, 0, 8, b);
}
#endif
