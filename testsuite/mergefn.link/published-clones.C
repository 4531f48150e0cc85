// GCC makes clones of template instances, local to their units: with fewer
// parameters, with constants for parameters, of parts.  The same clone of two
// units is in the program once; one that was made for another constant, that was
// compiled with other options, or that uses what only its unit has, is another.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-unit a "-O3" }
// { dg-unit b "-O3" }
// { dg-unit main "-O3 -fwrapv" }
// { dg-library one "a" }
// { dg-ways "static static-gc pie pie-gc shared" }
// { dg-mixes "on {on off on} {off on} {on icf} {icf on on} {strict on on}" }
// { dg-every-order }

#include "check-aux.h"

// Its first parameter can be passed by value, and its last one is not used.
template <typename T>
CLONED int
total (T *const &items, int n, int)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + (items[i] ? 3 : 5) + (sum >> 3);
  return sum;
}

// Each unit calls it with another constant.
template <typename T>
CLONED int
scaled (T *items, int n, int by)
{
  int sum = by;
  for (int i = 0; i < n; i++)
    sum = sum * by + (items[i] ? by - 3 : by ^ 5);
  return sum;
}

// One calls another: their names must agree from the leaf on.
template <typename T>
CLONED int
outer (T *const &items, int n, int)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + total (items, i, n) + total (items, n - i, i);
  return sum;
}

// Each unit has it of another type, so that the source has other names for it.
template <typename T>
CLONED int
widest (T *const &items, int n, int)
{
  int best = 0;
  for (int i = 1; i < n; i++)
    if (items[i] - items[i - 1] > items[best + 1] - items[best])
      best = i - 1;
  return best * 3 + (items[n - 1] < 8);
}

template <typename T>
static int
use_widest (int n)
{
  T items[6] = { 1, 2, 9, T (n), 40, 41 };
  T *first = items;
  return widest (first, n, 1) * 10 + widest (first, n - 1, 2);
}

template <typename T>
static int
use (int n)
{
  T *items[6] = {};
  items[2] = items[5] = (T *) &n;
  T **first = items;
  return total (first, n, 1) * 3 + total (first, n - 1, 2) * 5 + outer (first, n, 3)
         + outer (first, n - 2, 4) * 7;
}

int unit_a (int n);
int unit_b (int n);

#if defined UNIT_main
volatile int input = 5;

int
main ()
{
  printf ("%d %d %d %d\n", use<int> (input), unit_a (input), unit_b (input),
          use_widest<double> (input));
  return failures;
}
#elif defined UNIT_a
int
unit_a (int n)
{
  int *items[6] = { &n };
  return use<int> (n) + scaled (items, n, 3) * 7 + scaled (items, n - 1, 3)
         + use_widest<long> (n);
}
#else
static int state;

// Instantiated in this unit alone.
template <typename T>
CLONED int
bumped (T *const &items, int n, int)
{
  for (int i = 0; i < n; i++)
    state = state * 3 + (items[i] ? 1 : 2);
  return state;
}

int
unit_b (int n)
{
  int *items[6] = { &n };
  int **first = items;
  return use<int> (n) + scaled (items, n, 9) * 7 + scaled (items, n - 1, 9)
         + bumped (first, n, 1) + bumped (first, n - 1, 2) + use_widest<long long> (n);
}
#endif

// { dg-final { mergefn-folds _Z5totalI* __mergefn_* published } }
// { dg-final { mergefn-folds _Z5outerI* __mergefn_* published } }
// { dg-final { mergefn-folds _Z6widest* __mergefn_* published } }
// { dg-final { mergefn-object-symbols a _Z5totalI* 0 } }
// { dg-final { mergefn-object-symbols b _Z5totalI* 0 } }
// { dg-final { mergefn-object-symbols b *bumped* 1 } }
// Two of total, two of outer, two of scaled; of widest one that units a and b
// share, and the one of floating point.
// { dg-final { mergefn-count-symbols __mergefn_* 8 } }
