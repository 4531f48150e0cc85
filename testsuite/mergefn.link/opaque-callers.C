// One unit's `retag' may give memory another type, the other's may not, and both get one name.  What calls them knows
// from its unit's `retag' whether it writes.  So the callers are not the same.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-unit a "-O2" }
// { dg-unit b "-O2" }
// { dg-ways "static pie-gc" }
// { dg-mixes "on {on off on} {off on} strict" }
// { dg-every-order "each" }

#include "check-aux.h"
#include <cstdlib>

// Where P holds 12345 of one type, makes it 12345 of the other.
template <class K>
NOINLINE void
retag (void *p)
{
  typename K::From value = *static_cast<typename K::From *> (p);
  if (value == 12345)
    *static_cast<typename K::To *> (p) = 12345;
}

template <class K, int N>
NOINLINE long long
use (long *as_long, long long *apart, long v, int *q, int n, bool go)
{
  // A loop that writes memory and calls nothing: such a function keeps its types.
  for (int i = 0; i < n; i++)
    q[i] = i ^ q[i + 1];
  if (!go)
    return 0;
  long long before = *apart;
  *as_long = v;
  retag<K> (as_long);
  return before * 100000 + *apart;
}

int unit_a (int n);
int unit_b (int n);

#if defined UNIT_main
volatile int input = 1;

int
main ()
{
  CHECK (unit_a (input) == 0);
  CHECK (unit_b (input) == 0);
  return failures != 0;
}
#elif defined UNIT_a
struct Change
{
  typedef long From;
  typedef long long To;
};

int
unit_a (int n)
{
  int q[8] = {};
  void *p = malloc (8);
  *static_cast<long long *> (p) = 1;
  long long one = use<Change, 1> ((long *) p, (long long *) p, 12344 + n, q, n, n == 1);
  *static_cast<long long *> (p) = 2;
  long long two = use<Change, 2> ((long *) p, (long long *) p, 12344 + n, q, n, n == 1);
  free (p);
  return one != 112345 || two != 212345;
}
#elif defined UNIT_b
struct Keep
{
  typedef long long From;
  typedef long long To;
};

int
unit_b (int n)
{
  int q[8] = {};
  void *p = malloc (8);
  *static_cast<long long *> (p) = 1;
  long long sum = use<Keep, 1> ((long *) p, (long long *) p, 12345, q, 2, n != 1);
  sum += use<Keep, 2> ((long *) p, (long long *) p, 12345, q, 2, n != 1);
  free (p);
  return sum != 0;
}
#endif
