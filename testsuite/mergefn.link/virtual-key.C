// A class whose vtable one unit has, by its key function, beside one whose
// vtable every unit has that needs it; explicit instances of classes too.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-library one "a" }
// { dg-mixes "each {on icf} {icf on}" }
// { dg-every-order }

#include "check-aux.h"

#define BODY(start)                                                           \
  {                                                                           \
    int sum = start;                                                          \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + (item ? 3 : 5) + (sum >> 3);                            \
    return sum;                                                               \
  }

struct Keyed
{
  const void *item = nullptr;
  virtual ~Keyed () {}
  // Not inline and not pure: the vtable is where this is.
  virtual int key (int n);
  virtual int inlined (int n) BODY (2)
};

struct OtherKeyed
{
  const char *item = nullptr;
  virtual ~OtherKeyed () {}
  virtual int key (int n);
  virtual int inlined (int n) BODY (2)
};

struct Inlined
{
  const int *item = nullptr;
  virtual ~Inlined () {}
  virtual int key (int n) BODY (1)
  virtual int inlined (int n) BODY (2)
};

template <typename T>
struct Explicit
{
  T item = T ();
  virtual ~Explicit () {}
  virtual int key (int n);
  virtual int inlined (int n) BODY (2)
};

template <typename T>
int
Explicit<T>::key (int n) BODY (3)

extern template struct Explicit<int *>;
extern template struct Explicit<float *>;

template <typename T>
static NOINLINE int
drive (T *object, int n)
{
  int sum = object->key (n) + object->inlined (n) * 3;
  T copy;
  T *volatile other = &copy;
  return sum + other->key (n) * 5 + other->inlined (n) * 7;
}

NOINLINE inline int
use (int n)
{
  Keyed keyed;
  OtherKeyed other;
  Inlined inlined;
  Explicit<int *> ints;
  Explicit<float *> floats;
  Explicit<unsigned *> implicit;
  keyed.item = other.item = (const char *) &inlined;
  return drive (&keyed, n) + drive (&other, n) * 3 + drive (&inlined, n) * 5 + drive (&ints, n) * 7
         + drive (&floats, n) * 11 + drive (&implicit, n) * 13;
}

int unit_a (int n);
int unit_b (int n);

#if defined UNIT_main
volatile int input = 5;

int
main ()
{
  printf ("%d %d %d\n", use (input), unit_a (input), unit_b (input));
  CHECK (use (input) == unit_a (input));
  CHECK (use (input) == unit_b (input));
  return failures;
}
#elif defined UNIT_a
int Keyed::key (int n) BODY (1)

template struct Explicit<int *>;

int
unit_a (int n)
{
  return use (n);
}
#else
int OtherKeyed::key (int n) BODY (1)

template struct Explicit<float *>;

int
unit_b (int n)
{
  Inlined plain;
  Explicit<char *> other;
  Inlined *volatile inlined = &plain;
  Explicit<char *> *volatile instance = &other;
  return use (n) + inlined->key (n) * instance->key (n) - plain.key (n) * other.key (n);
}
#endif

// { dg-final { mergefn-folds _ZN5Keyed7inlinedEi _ZN10OtherKeyed7inlinedEi } }
// { dg-final { mergefn-folds _ZN7Inlined3keyEi _ZN5Keyed3keyEi } }
// { dg-final { mergefn-folds _ZN8ExplicitIPjE7inlinedEi *7inlinedEi } }
// { dg-final { mergefn-object-symbols a _ZN8ExplicitIPiE3keyEi 1 } }
// { dg-final { mergefn-object-symbols b _ZN8ExplicitIPfE7inlinedEi 1 } }
