// Instances that use what is local to their unit, as static helpers of headers
// and constants in the unit's memory are, are shared in the unit only; the
// bodies of two units do not meet.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-library one "a" }
// { dg-ways "static-gc pie shared" }
// { dg-mixes "each {on icf} {icf on}" }
// { dg-every-order }

#include "check-aux.h"

// Each unit has a copy, as of a header's helper; they do the same, but have
// state of their own.
static int helped;

static NOINLINE int
help (int n)
{
  helped++;
  return n * 3 + 1;
}

template <typename T>
NOINLINE int
uses_helper (T *items, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + help (items[i] ? 3 : 5);
  return sum;
}

// Constants of the unit: a string, a table that GCC makes, numbers.
template <typename T>
NOINLINE int
uses_constants (T *items, int n)
{
  const char *volatile text = "a text that all instances have";
  double sum = 0.7;
  for (int i = 0; i < n; i++)
    sum = sum * 1.3 + text[items[i] ? i : 2 * i];
  return sum;
}

template <typename T>
NOINLINE const char *
name (T *items, int n)
{
  switch (items[n] ? n : n + 1)
    {
    case 0: return "none at all";
    case 1: return "just one";
    case 2: return "a pair";
    case 3: return "three";
    case 4: return "a few";
    case 5: return "five";
    }
  return "many";
}

template <typename T>
static int
use (int n)
{
  T items[12] = { nullptr, (T) (void *) &n, (T) (void *) &n };
  int sum = uses_helper (items, n) + uses_constants (items, n) * 3;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + name (items, i)[1];
  return sum;
}

int unit_a (int n);
int unit_b (int n);

#if defined UNIT_main
volatile int input = 5;

int
main ()
{
  printf ("%d %d\n", use<int *> (input), use<char *> (input));
  printf ("%d %d\n", unit_a (input), unit_b (input));
  return failures;
}
#elif defined UNIT_a
int
unit_a (int n)
{
  int sum = use<int *> (n) + use<unsigned *> (n) * 3;
  return sum;
}
#else
int
unit_b (int n)
{
  return use<unsigned *> (n) + use<float *> (n) * 3;
}
#endif

// { dg-final { mergefn-folds *uses_helperIPj* *uses_helperIPi* } }
// { dg-final { mergefn-folds *uses_helperIPj* *uses_helper*.mergefn.* removed } }
// { dg-final { mergefn-folds *uses_constantsIPj* *uses_constantsIPi* } }
// { dg-final { mergefn-folds *nameIPjE* *nameIPiE* } }
