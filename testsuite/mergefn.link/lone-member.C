// Two units fold a class of instances alike, so the program has the body that
// they share once.  The third has one member of the class only and folds
// nothing: it uses the instance as it is.  If that calls nothing that units could
// inline differently, it goes by its content, which is that of the others' body;
// if it does, it stays what it was, wherever the linker takes it from.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-ways "static pie-gc" }
// { dg-mixes "on {on off on} {off on} {on icf} {icf on on} {on on both}" }
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

template <typename T>
NOINLINE int
calling (T *items, int n)
{
  int sum = 2;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + member (items, i);
  return sum;
}

template <typename T>
static int
use (int n)
{
  T items[6] = {};
  items[2] = items[5] = (T) (void *) &n;
  return member (items, n) + calling (items, n);
}

int unit_a (int n);
int unit_b (int n);

#if defined UNIT_main
volatile int input = 5;

int
main ()
{
  int n = input;
  int expected = use<int *> (n);
  CHECK (unit_a (n) == expected * 6);
  CHECK (unit_b (n) == expected * 6);
  printf ("%d\n", expected);
  return failures;
}
#elif defined UNIT_a
int
unit_a (int n)
{
  return use<int *> (n) + use<unsigned *> (n) * 5;
}
#else
int
unit_b (int n)
{
  return use<unsigned *> (n) * 2 + use<float *> (n) * 4;
}
#endif

// { dg-final { mergefn-folds _Z6memberIPjEiPT_i _Z6memberIPiEiPT_i } }
// { dg-final { mergefn-folds _Z6memberIPfEiPT_i __mergefn_* removed } }
// { dg-final { mergefn-folds _Z7callingIPfEiPT_i __mergefn_* removed } }
// { dg-final { mergefn-count-symbols __mergefn_* 2 } }
// { dg-final { mergefn-count-symbols _Z6memberIPiEiPT_i 0 } }
// { dg-final { mergefn-count-symbols _Z6memberIPjEiPT_i 0 } }
// { dg-final { mergefn-count-symbols _Z7callingIPiEiPT_i 1 } }
// { dg-final { mergefn-count-symbols _Z7callingIPjEiPT_i 0 } }
// { dg-final { mergefn-object-symbols main __mergefn_* 1 } }
// { dg-final { mergefn-object-symbols a __mergefn_* 2 } }
