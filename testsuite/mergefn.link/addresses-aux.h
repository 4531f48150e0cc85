/* The program of addresses.C and addresses-any.C.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "check-aux.h"

template <typename T>
NOINLINE int
instance (T *items, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + (items[i] ? 3 : 5) + (sum >> 3);
  return sum;
}

/* A member function's address is compared too, not only called.  */
template <typename T>
struct Holder
{
  T item;
  int factor;
  NOINLINE int
  method (int n)
  {
    int sum = 2;
    for (int i = 0; i < n; i++)
      sum = sum * 5 + (item ? factor : 5) + (sum >> 2);
    return sum;
  }
};

struct Addresses
{
  int (*of_int) (int **, int);
  int (*of_unsigned) (unsigned **, int);
  int (Holder<int *>::*method_int) (int);
  int (Holder<unsigned *>::*method_unsigned) (int);
};

/* A macro: an inline function would be one for all units.  */
#define ADDRESSES_HERE                                                        \
  { instance<int *>, instance<unsigned *>, &Holder<int *>::method,            \
    &Holder<unsigned *>::method }

Addresses addresses_a ();
Addresses addresses_b ();

#if defined UNIT_a
NOIPA Addresses
addresses_a ()
{
  return ADDRESSES_HERE;
}
#elif defined UNIT_b
NOIPA Addresses
addresses_b ()
{
  return ADDRESSES_HERE;
}
#else
volatile int input = 5;

static NOIPA int
call (Addresses from, int n)
{
  int *ints[6] = {}, number = 0;
  unsigned *unsigneds[6] = {}, other = 0;
  ints[1] = &number;
  unsigneds[3] = &other;
  Holder<int *> holds_int = { &number, 3 };
  Holder<unsigned *> holds_unsigned = { nullptr, 4 };
  return from.of_int (ints, n) + from.of_unsigned (unsigneds, n) * 3
         + (holds_int.*from.method_int) (n) * 5
         + (holds_unsigned.*from.method_unsigned) (n) * 7;
}

/* Not known when they are compared.  */
static NOIPA bool
same (const void *one, const void *other)
{
  return one == other;
}

#ifndef ANY_ADDRESS
static void
compare (Addresses one, Addresses other)
{
  CHECK (same ((void *) one.of_int, (void *) other.of_int));
  CHECK (same ((void *) one.of_unsigned, (void *) other.of_unsigned));
  CHECK (!same ((void *) one.of_int, (void *) other.of_unsigned));
  CHECK (one.method_int == other.method_int);
  CHECK (one.method_unsigned == other.method_unsigned);
  CHECK ((int (Holder<int *>::*) (int)) other.method_unsigned != one.method_int);
}
#endif

int
main ()
{
  Addresses here = ADDRESSES_HERE, a = addresses_a (), b = addresses_b ();
#ifndef ANY_ADDRESS
  compare (here, a);
  compare (here, b);
  compare (a, b);
#endif
  printf ("%d %d %d\n", call (here, input), call (a, input + 1), call (b, input));
  CHECK (call (here, input) == call (a, input));
  return failures;
}
#endif
