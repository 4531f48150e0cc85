// Instances of a template, none of which is sure to be the one that runs, get
// one body: members that only this unit calls go, and one whose address is
// looked at stays, as a jump.  An instance that does something else has its
// own.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <cstdio>

#include "../../include/test.h"

int (*volatile step) (int);

static int
odd_step (int n)
{
  return n * 2 + 1;
}

template <typename T>
CLONED int
sum (T *values, int n)
{
  int result = 1;
  for (int i = 0; i < n; i++)
    result = result * 7 + step (int (values[i])) + 5;
  return result;
}

template <typename T>
CLONED int
compared (T *values, int n)
{
  int result = 2;
  for (int i = 0; i < n; i++)
    result = result * 11 + step (int (values[i])) + step (i) * 5;
  return result;
}

// Its call of itself is a call of the shared body.
template <typename T>
CLONED int
recursive (T *values, int n)
{
  if (n == 0)
    return step (3);
  return recursive (values, n - 1) * 13 + step (int (values[n - 1]));
}

int
main ()
{
  step = odd_step;
  int i[] = { 4, 5, 6, 7 };
  unsigned u[] = { 14, 15, 16, 17 };
  short s[] = { 24, 25, 26, 27 };
  std::printf ("%d %d %d\n", sum (i, input), sum (u, input), sum (s, input));
  int (*volatile of_int) (int *, int) = compared<int>;
  int (*volatile of_unsigned) (unsigned *, int) = compared<unsigned>;
  std::printf ("%d %d %d\n", of_int (i, input), of_unsigned (u, input),
               (void *) of_int == (void *) of_unsigned);
  std::printf ("%d %d\n", recursive (i, input), recursive (u, input));
  return 0;
}

// { dg-final { mergefn-folds _Z3sumIiEiPT_i *mergefn* removed } }
// { dg-final { mergefn-folds _Z3sumIjEiPT_i *mergefn* removed } }
// { dg-final { mergefn-keeps-apart _Z3sumIsEiPT_i _Z3sumIiEiPT_i } }
// { dg-final { mergefn-folds _Z8comparedIiEiPT_i *mergefn* thunk } }
// { dg-final { mergefn-folds _Z8comparedIjEiPT_i *mergefn* thunk } }
// { dg-final { mergefn-folds _Z9recursiveIjEiPT_i *mergefn* removed } }
