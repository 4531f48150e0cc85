// A unit may give memcpy another assembler name.  Calls of memcpy that GCC makes of assignments then go by
// that name: such code is not what a unit without the name has, whichever the linker would keep.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b c" }
// { dg-mixes "on {on off on on} {on on off on} {on strict on on}" }
// { dg-every-order each }

#include "check-aux.h"

typedef __SIZE_TYPE__ size_t;

#if defined UNIT_a
extern "C" void *memcpy (void *, const void *, size_t) __asm__ ("my_copy");
#endif

template <class T>
struct Big
{
  T items[100000];
};

// No statement names memcpy yet when functions are folded.
template <class T>
NOINLINE void
copy (Big<T> *to, const Big<T> *from)
{
  *to = *from;
}

#if defined UNIT_a
Big<int> int_to, int_from;
Big<unsigned> unsigned_to, unsigned_from;

void
use_a ()
{
  copy (&int_to, &int_from);
  copy (&unsigned_to, &unsigned_from);
}
#elif defined UNIT_b
enum third : int {};
enum fourth : int {};
Big<third> third_to, third_from;
Big<fourth> fourth_to, fourth_from;

void
use_b ()
{
  copy (&third_to, &third_from);
  copy (&fourth_to, &fourth_from);
}
#elif defined UNIT_c
enum first : int {};
enum second : int {};
Big<first> first_to, first_from;
Big<second> second_to, second_from;

void
use_c ()
{
  copy (&first_to, &first_from);
  copy (&second_to, &second_from);
}
#else
static int calls;

extern "C" void *
my_copy (void *to, const void *from, size_t size)
{
  volatile char *target = (volatile char *) to;
  const char *source = (const char *) from;
  calls++;
  while (size--)
    *target++ = *source++;
  return to;
}

void use_a ();
void use_b ();
void use_c ();

int
main ()
{
  use_a ();
  int in_a = calls;
  use_b ();
  use_c ();
  // At -Os, say, the processor copies.
  CHECK (in_a == 0 || in_a == 2);
  CHECK (calls == in_a);
  return failures != 0;
}
#endif

// One body for a, and one for b and c.
// { dg-final { mergefn-count-symbols __mergefn_* 2 } }
