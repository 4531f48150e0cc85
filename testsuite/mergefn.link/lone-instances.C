// Template instances that stand alone in their units, each for another type:
// the same code of three units is in the program once.  One that does another
// thing, that calls what its unit defines, whose address is compared or that was
// asked for by name is left as it is, and so is what is no template.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-library one "a" }
// { dg-ways "static static-gc pie pie-gc shared" }
// { dg-mixes "on {on off on} {off on} {on icf} {icf on on} {strict on on}" }
// { dg-every-order }

#include "check-aux.h"

template <typename T>
NOINLINE int
member (T *items, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + (items[i] ? 3 : 5) + (sum >> 3);
  return sum;
}

// Its steps are as long as a T.
template <typename T>
NOINLINE int
strided (const T *items, int n)
{
  int sum = 2;
  for (int i = 0; i < n; i++)
    sum = sum * 5 + (items[i] ? 1 : 4) + (sum >> 2);
  return sum;
}

template <typename T>
NOINLINE int
calling (T *items, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + member (items, i);
  return sum;
}

template <typename T>
NOINLINE int
addressed (T *item)
{
  return item ? 11 : 13;
}

template <typename T>
NOINLINE int
wanted (T *items, int n)
{
  int sum = 3;
  for (int i = 0; i < n; i++)
    sum = sum * 2 + (items[i] ? 6 : 9) + (sum >> 1);
  return sum;
}

inline NOINLINE int
plain (const int *items, int n)
{
  int sum = 4;
  for (int i = 0; i < n; i++)
    sum = sum * 9 + (items[i] ? 2 : 8) + (sum >> 5);
  return sum;
}

typedef void Function ();

template <typename T, typename S>
static int
use (int n, Function *&address)
{
  T items[6] = {};
  items[2] = items[5] = (T) (void *) &n;
  S steps[6] = { 0, 1, 1, 0, 1, 0 };
  int numbers[6] = { n };
  address = reinterpret_cast<Function *> (&addressed<T>);
  return member (items, n) + calling (items, n - 1) * 3 + strided (steps, n) * 5
         + addressed (items) + wanted (items, n) * 7 + plain (numbers, n);
}

int unit_a (int n, Function *&address);
int unit_b (int n, Function *&address);

#if defined UNIT_main
template int wanted (float **items, int n);
volatile int input = 5;

int
main ()
{
  Function *of_a, *of_b, *mine;
  int n = input;
  int sum = use<float *, short> (n, mine);
  CHECK (unit_a (n, of_a) == sum);
  CHECK (unit_b (n, of_b) == sum);
  CHECK (of_a != of_b && of_a != mine && of_b != mine);
  printf ("%d\n", sum);
  return failures;
}
#elif defined UNIT_a
template int wanted (int **items, int n);

int
unit_a (int n, Function *&address)
{
  return use<int *, int> (n, address);
}
#else
template int wanted (unsigned **items, int n);

int
unit_b (int n, Function *&address)
{
  return use<unsigned *, unsigned char> (n, address);
}
#endif

// { dg-final { mergefn-folds _Z6memberIPfEiPT_i __mergefn_* published } }
// { dg-final { mergefn-count-symbols _Z6memberI* 0 } }
// { dg-final { mergefn-count-symbols _Z7stridedI* 0 } }
// { dg-final { mergefn-count-symbols __mergefn_* 4 } }
// { dg-final { mergefn-object-symbols main __mergefn_* 2 } }
// { dg-final { mergefn-count-symbols _Z7callingI* 3 } }
// { dg-final { mergefn-count-symbols _Z9addressedI* 3 } }
// { dg-final { mergefn-count-symbols _Z6wantedI* 3 } }
// { dg-final { mergefn-count-symbols _Z5plainPKii 1 } }
