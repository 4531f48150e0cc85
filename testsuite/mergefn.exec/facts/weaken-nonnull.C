// GCC takes a reference for nonnull and drops tests for it.  The kept functions
// take a reference, and call a function that returns one; the dropped ones have
// pointers there, some of them null.  The tests are seen to be superfluous only
// after folding.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2" }
// { dg-additional-options "-fno-early-inlining" }

#include <cstdio>

#include "../../include/test.h"

int number = 5;
int *volatile nothing, *volatile something = &number;

static inline bool is_null (const int *p) { return p == nullptr; }

NOINLINE int
a_take_ref (const int &p, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + is_null (&p);
  return sum;
}

NOINLINE int
take_pointer (const int *const p, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + is_null (p);
  return sum;
}

typedef int &(*to_reference) (int);
typedef int *(*to_pointer) (int);

NOINLINE int
a_call_ref (to_reference function, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + is_null (&function (i));
  return sum;
}

NOINLINE int
call_pointer (to_pointer function, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + is_null (function (i));
  return sum;
}

static int &reference_of (int) { return number; }
static int *pointer_of (int n) { return n & 1 ? something : nothing; }

to_reference volatile reference_function = reference_of;
to_pointer volatile pointer_function = pointer_of;

int
main ()
{
  std::printf ("%d\n", a_take_ref (*something, input));
  std::printf ("%d\n", take_pointer (nothing, input));
  std::printf ("%d\n", a_call_ref (reference_function, input));
  std::printf ("%d\n", call_pointer (pointer_function, input));
  return 0;
}

// { dg-final { mergefn-folds *take_pointer* *a_take_ref* } }
// { dg-final { mergefn-weakens *take_pointer* *a_take_ref* nonnull } }
// { dg-final { mergefn-folds *call_pointer* *a_call_ref* } }
// { dg-final { mergefn-weakens *call_pointer* *a_call_ref* nonnull } }
// { dg-final { mergefn-needs nonnull } }
