// A built-in that writes a number becomes a store once GCC knows the number.  Such a store may be there for its type
// alone: it says that memory holds an int again.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <type_traits>

#define NO_INPUT
#include "../../include/test.h"

// The memory holds an int, then a character, then frexp's int.
template <typename T> struct Letter { T item; };

template <typename T> static NOINLINE double
exponent (int *p, double x)
{
  double r = 1;
  if (x == 8.0)
    if (*(T *) p == 4)
      r = __builtin_frexp (x, p);
  return r;
}

template <typename T> NOINLINE double
call (Letter<T> *q, double x, const Letter<T> *from)
{
  int before = *(int *) q;
  *q = *from;
  double r = exponent<T> ((int *) q, x);
  /* Unlike each other, so each call knows what its own callee may write.  */
  if (std::is_same<T, wchar_t>::value)
    return r + *(int *) q + 10 * before;
  return r * *(int *) q + 10 * before;
}

template double call (Letter<wchar_t> *, double, const Letter<wchar_t> *);
template double call (Letter<char32_t> *, double, const Letter<char32_t> *);

volatile double eight = 8;
volatile int four = 4;

int
main ()
{
  void *a = malloc (8), *b = malloc (8);
  *(int *) a = 7;
  *(int *) b = 7;
  Letter<wchar_t> w = { (wchar_t) four };
  Letter<char32_t> u = { (char32_t) four };
  printf ("%g", call ((Letter<wchar_t> *) a, eight, &w));
  printf (" %g\n", call ((Letter<char32_t> *) b, eight, &u));
}

// { dg-final { mergefn-folds *exponentIDi* *exponentIw* } }
