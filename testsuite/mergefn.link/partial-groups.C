// The destructors of the classes are alike but for the deleting variants, as
// each class has an operator delete of its own.  So the complete and the base
// variant fold, and the deleting one stays in the COMDAT group; the group must
// still define all of them, for the unit that has one class only and calls the
// complete variant by its name.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-mixes "on {on on off} {off on on} {on off on} {icf on on} {on strict all}" }
// { dg-every-order each }

#include "check-aux.h"

#include <cstdlib>

extern long freed, trace;

struct Base
{
  int items[4];
  explicit Base (int n) : items{ n, n + 3, n * 5, 7 } {}
  __attribute__ ((always_inline)) virtual ~Base ()
  {
    for (int i = 0; i < 4; i++)
      trace = trace * 7 + (items[i] & 1 ? items[i] : 5) + (trace >> 3);
  }
};

template <int number>
struct Numbered : Base
{
  NOINLINE explicit Numbered (int n) : Base (n) {}
  NOINLINE ~Numbered () override {}
  void
  operator delete (void *memory)
  {
    freed = freed * 5 + number;
    free (memory);
  }
};

// The first is destroyed by the complete variant, the second by the deleting.
template <int number>
static NOINLINE long
use (int n)
{
  {
    Numbered<number> local (n);
  }
  Numbered<number> *volatile object = new Numbered<number> (n + 1);
  delete object;
  return trace * 5 + freed;
}

long unit_a (int n);
long unit_b (int n);

#if defined UNIT_main
volatile int input = 5;
long freed, trace;

int
main ()
{
  printf ("%ld\n", use<1> (input) + use<9> (input + 1));
  printf ("%ld\n", unit_a (input));
  printf ("%ld\n", unit_b (input));
  printf ("%ld %ld\n", trace, freed);
  return failures;
}
#elif defined UNIT_a
long
unit_a (int n)
{
  return use<9> (n) + use<30> (n) * 3;
}
#else
long
unit_b (int n)
{
  return use<9> (n) * 3;
}
#endif

// { dg-final { mergefn-folds _ZN8NumberedILi1EED2Ev __mergefn_* thunk } }
// { dg-final { mergefn-folds _ZN8NumberedILi9EED2Ev __mergefn_* thunk } }
// { dg-final { mergefn-keeps-apart _ZN8NumberedILi1EED0Ev _ZN8NumberedILi9EED0Ev } }
// { dg-final { mergefn-object-symbols main _ZN8NumberedILi9EED0Ev 1 } }
// { dg-final { mergefn-object-symbols main _ZN8NumberedILi9EED2Ev 1 } }
// { dg-final { mergefn-object-symbols b __mergefn_* 0 } }
