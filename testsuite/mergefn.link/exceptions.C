// Exceptions go through shared bodies and through the jumps into them, out of
// one unit and its library and into others; cleanups run.  What catches one
// type is not taken for what catches another, though all else is equal.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-library one "a" }
// { dg-mixes "each {icf on} {on icf}" }

#include "check-aux.h"

#include <typeinfo>

struct Animal
{
  int weight;
};

template <typename T>
struct Beast : Animal
{
  explicit Beast (int n) { weight = n; }
};

extern int cleanups;

struct Cleanup
{
  NOINLINE ~Cleanup () { cleanups++; }
};

using Raise = void (int);
void raise (int n);

// Equal: catches and cleans up the same whatever T is.
template <typename T>
NOINLINE int
guard (T *items, int n, Raise *what)
{
  Cleanup cleanup;
  try
    {
      for (int i = 0; i < n; i++)
        what (items[i] ? i : -i);
    }
  catch (const Animal &animal)
    {
      return animal.weight * 3 + 1;
    }
  catch (int number)
    {
      return number * 5 + 2;
    }
  return 7;
}

// Equal: nothing is caught here, exceptions only go through.
template <typename T>
NOINLINE int
pass_through (T *items, int n, Raise *what)
{
  Cleanup cleanup;
  int sum = 1;
  for (int i = 0; i < n; i++)
    {
      what (items[i] ? i : -i);
      sum = sum * 3 + i;
    }
  return sum;
}

// Differ by the type.
template <typename T>
NOINLINE int
catch_own (int n, Raise *what)
{
  try
    {
      what (n);
    }
  catch (const Beast<T> &beast)
    {
      return beast.weight * 3 + 1;
    }
  catch (const Animal &animal)
    {
      return animal.weight * 5 + 2;
    }
  return 7;
}

template <typename T>
NOINLINE void
throw_own (int n)
{
  if (n > 1)
    throw Beast<T> (n);
}

template <typename T>
static int
use (int n)
{
  T items[6] = { (T) (void *) &n, nullptr, (T) (void *) &n, (T) (void *) &n };
  int sum = guard (items, n, raise) + guard (items, n, throw_own<T>) * 3;
  try
    {
      sum += pass_through (items, n, throw_own<T>);
    }
  catch (const Beast<T> &beast)
    {
      sum += beast.weight * 100;
    }
  catch (const Animal &)
    {
      sum += 1000000;
    }
  // Through an address: where the function must stay, it is a jump.
  int (*volatile passing) (T *, int, Raise *) = pass_through<T>;
  try
    {
      sum += passing (items, n, raise);
    }
  catch (int number)
    {
      sum += number * 10000;
    }
  return sum + catch_own<T> (n, throw_own<T>) * 7 + catch_own<T> (n, throw_own<char *>) * 11;
}

#define CHAR_IN_B
#include "units-aux.h"

#ifdef UNIT_main
volatile int input = 5;
int cleanups;

void
raise (int n)
{
  if (n == 3)
    throw n;
}

int
main ()
{
  int n = input;
  printf ("%d %d\n", use<int *> (n), use<char *> (n));
  printf ("%d %d\n", unit_a (n), unit_b (n));
  printf ("%d\n", cleanups);
  CHECK (use<int *> (n) == use<unsigned *> (n));
  CHECK (use<int *> (n) != use<char *> (n));
  CHECK (cleanups == 4 * 11);
  return failures;
}
#endif

// { dg-final { mergefn-folds *guardIPj* __mergefn_* removed } }
// { dg-final { mergefn-folds *pass_throughIPj* __mergefn_* thunk } }
// { dg-final { mergefn-folds *pass_throughIPj* *pass_throughIPi* } }
// { dg-final { mergefn-keeps-apart *catch_ownIPj* *catch_ownIPi* } }
// { dg-final { mergefn-keeps-apart *catch_ownIPj* *catch_ownIPf* } }
// { dg-final { mergefn-keeps-apart *throw_ownIPj* *throw_ownIPf* } }
