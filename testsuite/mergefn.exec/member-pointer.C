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

#define NOINLINE __attribute__ ((noinline, noclone))

volatile int input = 3;

/* A byte of code before each, so that luck does not help.  */
#define FUNCTION(number)                                                      \
  extern "C" NOINLINE void odd_##number ()                                    \
  {                                                                           \
    asm volatile (".skip " #number ", 0x90");                                 \
  }                                                                           \
  extern "C" NOINLINE long a_function_##number (long *p, int n)               \
  {                                                                           \
    long sum = number;                                                        \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + p[i];                                                   \
    return sum;                                                               \
  }                                                                           \
  struct Holder_##number                                                      \
  {                                                                           \
    long items[3];                                                            \
    long sum (int n);                                                         \
    long sum_too (int n);                                                     \
    long aligned (int n) __attribute__ ((aligned (64)));                      \
  };                                                                          \
  NOINLINE long Holder_##number::sum (int n)                                  \
  {                                                                           \
    long sum = number;                                                        \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + items[i];                                               \
    return sum;                                                               \
  }                                                                           \
  NOINLINE long Holder_##number::sum_too (int n)                              \
  {                                                                           \
    long sum = number;                                                        \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + items[i];                                               \
    return sum;                                                               \
  }                                                                           \
  NOINLINE long Holder_##number::aligned (int n)                              \
  {                                                                           \
    long sum = number;                                                        \
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
show (long (*function) (long *, int), void (*odd) ())
{
  T holder = { { input, 5, 7 } };
  long (T::*volatile sum) (int) = &T::sum;
  long (T::*volatile sum_too) (int) = &T::sum_too;
  long (T::*volatile aligned) (int) = &T::aligned;
  long (T::*copy) (int) = aligned;
  odd ();
  std::printf ("%ld %ld\n", function (holder.items, input),
               (holder.*sum) (input));
  std::printf ("%ld %ld %d\n", (holder.*sum_too) (input),
               (holder.*copy) (input),
               (int) (reinterpret_cast<uintptr_t &> (copy) % 64));
}

int
main ()
{
  show<Holder_1> (a_function_1, odd_1);
  show<Holder_2> (a_function_2, odd_2);
  show<Holder_3> (a_function_3, odd_3);
  show<Holder_4> (a_function_4, odd_4);
  return 0;
}

// { dg-final { mergefn-folds _ZN8Holder_17sum_tooEi _ZN8Holder_13sumEi alias } }
// { dg-final { mergefn-folds _ZN8Holder_47sum_tooEi _ZN8Holder_43sumEi alias } }
// { dg-final { mergefn-keeps-apart _ZN8Holder_17alignedEi *Holder_13sumEi } }
// { dg-final { mergefn-keeps-apart _ZN8Holder_13sumEi _ZN8Holder_23sumEi } }
