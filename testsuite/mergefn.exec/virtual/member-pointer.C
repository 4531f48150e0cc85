// A pointer to member tells a virtual function from another by its lowest bit,
// so member functions are aligned to two bytes where others need not be: one
// that becomes an alias, be it of an ordinary function, still has an even
// address.  A function that was asked to be aligned to more stays apart.  D,
// "alias of larger alignment".
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-Os" }
// { dg-mergefn-args "address=all" }

#include <cstdint>
#include <cstdio>

#include "../../include/test.h"

/* Code of any length, so that luck does not help.  */
#define FUNCTION(number)                                                      \
  struct Holder_##number                                                      \
  {                                                                           \
    long items[3];                                                            \
    long sum (int n);                                                         \
    long sum_too (int n);                                                     \
    long aligned (int n) __attribute__ ((aligned (64)));                      \
  };                                                                          \
  extern "C" NOINLINE long Function_##number (Holder_##number *const p,       \
                                              int n)                          \
  {                                                                           \
    long sum = number;                                                        \
    asm volatile (".skip " #number ", 0x90");                                 \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + p->items[i];                                            \
    return sum;                                                               \
  }                                                                           \
  NOINLINE long Holder_##number::sum (int n)                                  \
  {                                                                           \
    long sum = number;                                                        \
    asm volatile (".skip " #number ", 0x90");                                 \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + items[i];                                               \
    return sum;                                                               \
  }                                                                           \
  NOINLINE long Holder_##number::sum_too (int n)                              \
  {                                                                           \
    long sum = number;                                                        \
    asm volatile (".skip " #number ", 0x90");                                 \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + items[i];                                               \
    return sum;                                                               \
  }                                                                           \
  NOINLINE long Holder_##number::aligned (int n)                              \
  {                                                                           \
    long sum = number;                                                        \
    asm volatile (".skip " #number ", 0x90");                                 \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + items[i];                                               \
    return sum;                                                               \
  }

FUNCTION (1)
FUNCTION (2)
FUNCTION (3)
FUNCTION (4)

template <typename T>
static void
show (long (*function) (T *, int))
{
  T holder = { { input, 5, 7 } };
  long (T::*volatile sum) (int) = &T::sum;
  long (T::*volatile sum_too) (int) = &T::sum_too;
  long (T::*volatile aligned) (int) = &T::aligned;
  long (T::*copy) (int) = aligned;
  std::printf ("%ld %ld\n", function (&holder, input),
               (holder.*sum) (input));
  std::printf ("%ld %ld %d\n", (holder.*sum_too) (input),
               (holder.*copy) (input),
               (int) (reinterpret_cast<uintptr_t &> (copy) % 64));
}

int
main ()
{
  show<Holder_1> (Function_1);
  show<Holder_2> (Function_2);
  show<Holder_3> (Function_3);
  show<Holder_4> (Function_4);
  return 0;
}

// { dg-final { mergefn-folds _ZN8Holder_17sum_tooEi _ZN8Holder_13sumEi } }
// { dg-final { mergefn-folds _ZN8Holder_47sum_tooEi _ZN8Holder_43sumEi } }
// { dg-final { mergefn-keeps-apart _ZN8Holder_17alignedEi *Holder_13sumEi } }
// { dg-final { mergefn-keeps-apart _ZN8Holder_13sumEi _ZN8Holder_23sumEi } }
