// Two instances do the same, but GCC knows that one's stores leave its bound
// alone and the other's may change it.  Unit a folds the two into a body that
// knows nothing.  Unit b has a copy of the first that relies on what GCC knows,
// and a class of such copies of its own.  Were a call of the second led to any
// of those, by way of the name of the first or of a shared body whose name did
// not tell what it knows, it would read the bound once and go on too long.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-ways "static pie-gc" }
// { dg-mixes "{on on off} {on on strict} {on on on} {off on off} {off strict on} {on off on} {off on icf} both" }
// { dg-every-order "each" }

#include "check-aux.h"

// N makes instances of which the same is known.
template <typename T, int N>
NOINLINE long
lower (T *items, long *bound)
{
  long rounds = 0;
  for (long i = 0; i < *bound; i++)
    {
      items[i] = items[i] - 2;
      rounds++;
    }
  return rounds;
}

long unit_a (long *overlapping, long long *apart, long n);
long unit_b (long long *apart, long n);

#if defined UNIT_main
volatile int input = 3;

int
main ()
{
  long items[8] = { 5, 5, 5, 6, 5, 5, 5, 5 };
  long long others[8] = { 5, 5, 5, 6, 5, 5, 5, 5 };
  long long more[8] = { 9, 9, 9, 9, 9, 9, 9, 9 };
  items[3] = others[3] = input + 3;
  long rounds_a = unit_a (items, others, input);
  long rounds_b = unit_b (more, input);
  for (int i = 0; i < 8; i++)
    printf ("%ld %lld %lld\n", items[i], others[i], more[i]);
  printf ("%ld %ld\n", rounds_a, rounds_b);
  // The bound, items[3], is 6, and 4 when it was lowered itself.
  CHECK (rounds_a == 4 * 100 + 6);
  CHECK (items[3] == 4 && items[4] == 5 && items[5] == 5);
  return failures;
}
#elif defined UNIT_a
long
unit_a (long *overlapping, long long *apart, long n)
{
  long bound = n + 3;
  long rounds = lower<long, 1> (overlapping, overlapping + n) * 100;
  return rounds + lower<long long, 1> (apart, &bound);
}
#else
long
unit_b (long long *apart, long n)
{
  long bound = n + 3;
  return lower<long long, 1> (apart, &bound) + lower<long long, 2> (apart, &bound) * 10
         + lower<long long, 3> (apart, &bound) * 100;
}
#endif

// { dg-final { mergefn-folds _Z5lowerIlLi1EElPT_Pl _Z5lowerIxLi1EElPT_Pl } }
// { dg-final { mergefn-count-symbols __mergefn_* 1 } }
