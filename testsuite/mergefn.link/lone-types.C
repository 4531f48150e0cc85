// Instances that stand alone in their units, do the same, and know different
// things of their types: one may read anew what it wrote, for the other's sake,
// so that the program has one body; but not where a loop writes to memory, which
// may be slower for it.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-unit a "-O2 -fno-early-inlining -fno-ipa-modref" }
// { dg-unit b "-O2 -fno-early-inlining -fno-ipa-modref" }
// { dg-ways "static pie-gc" }
// { dg-mixes "on {on off on} {off on} strict {on strict on} {on on both}" }
// { dg-every-order "each" }

#include "check-aux.h"

// GCC inlines it late, so that nothing comes of it before functions are folded.
static inline void
put (long *other)
{
  *other = 2;
}

template <typename T>
NOINLINE long
probe (T *item, long *other)
{
  *item = 1;
  put (other);
  return *item;
}

template <typename T>
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

long unit_a (long long *apart, long n);
long unit_b (long *overlapping, long n);

#if defined UNIT_main
volatile int input = 3;

int
main ()
{
  long items[8] = { 5, 5, 5, 6, 5, 5, 5, 5 };
  long long others[8] = { 5, 5, 5, 6, 5, 5, 5, 5 };
  items[3] = others[3] = input + 3;
  // What was put there at last, and the bound, which is lowered itself.
  CHECK (unit_a (others, input) == 1 * 100 + 6);
  CHECK (unit_b (items, input) == 2 * 100 + 4);
  for (int i = 0; i < 8; i++)
    printf ("%ld %lld\n", items[i], others[i]);
  return failures;
}
#elif defined UNIT_a
long
unit_a (long long *apart, long n)
{
  long bound = n + 3;
  long rounds = lower (apart, &bound);
  return probe (apart + 7, &bound) * 100 + rounds;
}
#else
long
unit_b (long *overlapping, long n)
{
  long rounds = lower (overlapping, overlapping + n);
  return probe (overlapping + 7, overlapping + 7) * 100 + rounds;
}
#endif

// { dg-final { mergefn-folds _Z5probeIlElPT_Pl __mergefn_* published } }
// { dg-final { mergefn-folds _Z5probeIxElPT_Pl __mergefn_* published } }
// { dg-final { mergefn-object-symbols a __mergefn_* 2 } }
// { dg-final { mergefn-object-symbols b __mergefn_* 2 } }
// { dg-final { mergefn-count-symbols __mergefn_* 3 } }
