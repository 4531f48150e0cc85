// What asks for a type is not taken for what asks for another; what only asks
// an object for its type is shared, and answers the same in every unit.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-library one "a" }
// { dg-mixes "each icf" }

#include "check-aux.h"

#include <cstring>
#include <typeinfo>

struct Base
{
  virtual ~Base () {}
  virtual int
  tell (int n)
  {
    return n + 1;
  }
};

template <typename T>
struct Derived : Base
{
  T *item = nullptr;
  int
  tell (int n) override
  {
    int sum = 3;
    for (int i = 0; i < n; i++)
      sum = sum * 7 + (item ? 1 : 2) + (sum >> 3);
    return sum;
  }
};

// Differ by the type.  GCC guesses which function the slot names, and inlines it
// behind the guess: so that one stays, as a jump.
template <typename T>
NOINLINE int
is_it (Base *base, int n)
{
  Derived<T> *derived = dynamic_cast<Derived<T> *> (base);
  return derived ? derived->tell (n) : -1;
}

template <typename T>
NOINLINE bool
same_type (const std::type_info &type)
{
  return type == typeid (Derived<T>);
}

// Equal: the object says what it is.
template <typename T>
NOINLINE int
count_same (T **objects, int n, const std::type_info &type)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 2 + (typeid (*(Base *) objects[i]) == type);
  return sum;
}

template <typename T>
NOINLINE int
use (Base **others, int n)
{
  Derived<T> own;
  Base *bases[4] = { &own, others[0], others[1], &own };
  Derived<T> *objects[4];
  memcpy (objects, bases, sizeof bases);
  int sum = count_same (objects, 4, typeid (own));
  for (Base *base : bases)
    sum = sum * 3 + is_it<T> (base, n) + 2 * same_type<T> (typeid (*base));
  return sum;
}

int unit_a (Base **others, int n);
int unit_b (Base **others, int n);

#if defined UNIT_main
volatile int input = 5;

int
main ()
{
  Derived<int> of_int;
  Derived<unsigned> of_unsigned;
  Derived<float> of_float;
  Base *both[2] = { &of_int, &of_unsigned }, *none[2] = { &of_float, &of_float };
  printf ("%d %d\n", use<int> (both, input), use<unsigned> (both, input));
  printf ("%d %d\n", unit_a (both, input), unit_b (both, input));
  printf ("%d %d\n", unit_a (none, input), unit_b (none, input));
  CHECK (use<int> (both, input) != use<unsigned> (both, input));
  return failures;
}
#elif defined UNIT_a
int
unit_a (Base **others, int n)
{
  return use<int> (others, n) + use<unsigned> (others, n) * 3;
}
#else
int
unit_b (Base **others, int n)
{
  return use<unsigned> (others, n) + use<float> (others, n) * 3;
}
#endif

// { dg-final { mergefn-folds *count_sameI7DerivedIjE* __mergefn_* removed } }
// { dg-final { mergefn-folds _ZN7DerivedIjE4tellEi __mergefn_* thunk } }
// { dg-final { mergefn-keeps-apart _Z5is_itIiE* _Z5is_itIjE* } }
// { dg-final { mergefn-keeps-apart _Z9same_typeIiE* _Z9same_typeIjE* } }
