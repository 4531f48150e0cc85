// What debuggers see: a breakpoint by name stops where the function's symbol
// remains, frames lead from a shared body, and through the jump into it, back
// to main, and the verifier of DWARF has nothing new to say.  No frame is
// unknown.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a" }
// { dg-ways "pie static-gc" }
// { dg-variant "-g" }
// { dg-variant "-g -O1 -gdwarf-4" }

#include "check-aux.h"

extern int leaf (int n);

template <typename T>
NOINLINE int
shared (T *items, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + leaf (items[i] ? 3 : 5) + (sum >> 3);
  return sum;
}

// The address is taken, so it stays.
template <typename T>
NOINLINE int
jumps (T *items, int n)
{
  int sum = 2;
  for (int i = 0; i < n; i++)
    sum = sum * 5 + leaf (items[i] ? 6 : 7) + (sum >> 1);
  return sum;
}

template <typename T>
struct Object
{
  T item;
  virtual int
  tell (int n)
  {
    int sum = 3;
    for (int i = 0; i < n; i++)
      sum = sum * 3 + leaf (item ? 8 : 9) + (sum >> 1);
    return sum;
  }
};

template <typename T>
static int
use (int n)
{
  T items[6] = { nullptr, (T) (void *) &n };
  int (*volatile function) (T *, int) = jumps<T>;
  Object<T> object;
  object.item = items[1];
  Object<T> *volatile pointer = &object;
  return shared (items, n) + function (items, n) + pointer->tell (n);
}

int unit_a (int n);

#if defined UNIT_main
volatile int input = 4;

NOINLINE int
leaf (int n)
{
  __asm__ volatile ("" : : "r" (n) : "memory");
  return n + 1;
}

int
main ()
{
  int n = input;
  printf ("%d %d\n", use<unsigned *> (n), unit_a (n));
  printf ("%d\n", use<int *> (n));
  return failures;
}
#else
int
unit_a (int n)
{
  int sum = use<unsigned *> (n) + use<float *> (n);
  return sum + 1;
}
#endif

// { dg-final { mergefn-folds _Z6sharedIPjEiPT_i _Z6sharedIPiEiPT_i } }
// { dg-final { mergefn-folds _Z5jumpsIPjEiPT_i __mergefn_* thunk } }
// { dg-final { mergefn-dwarf } }
// { dg-final { mergefn-gdb {{break jumps<unsigned int*>} run bt} {#[1-9] .* main \(} } }
// { dg-final { mergefn-gdb {{break leaf if n == 3} run bt} {#0 +leaf [^\n?]*\n#1 [^\n?]*\n(#[0-9] [^\n?]*\n)*#[234] [^\n]* main \(} } }
// { dg-final { mergefn-gdb {{break leaf if n == 7} run bt} {#0 +leaf [^\n?]*\n#1 [^\n?]*\n(#[0-9] [^\n?]*\n)*#[234] [^\n]* main \(} } }
// { dg-final { mergefn-gdb {{break leaf if n == 8} run bt} {#0 +leaf [^\n?]*\n#1 [^\n?]*\n(#[0-9] [^\n?]*\n)*#[234] [^\n]* main \(} } }
// { dg-final { mergefn-gdb {{break leaf if n == 5} run finish} {Value returned is [^\n]* 6} } }
