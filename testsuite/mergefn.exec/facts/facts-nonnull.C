// Where facts are kept, a function that takes a reference is not folded with
// one that takes a pointer and tests it; nor is a caller of a function that
// returns a reference with one that gets a pointer.  The tests are seen to be
// superfluous only after folding.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2 -fno-early-inlining" }
// { dg-mergefn-args "facts=keep" }

#include <cstdio>

#include "../../include/test.h"

int number = 5;
int *volatile nothing, *volatile something = &number;

static inline bool is_null (const int *p) { return p == nullptr; }

static NOINLINE int
a_take_ref (const int &p, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + is_null (&p);
  return sum;
}

static NOINLINE int
a_take_ref_too (const int &p, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + is_null (&p);
  return sum;
}

static NOINLINE int
take_pointer (const int *const p, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + is_null (p);
  return sum;
}

typedef int &(*to_reference) (int);
typedef int *(*to_pointer) (int);

static NOINLINE int
a_call_ref (to_reference function, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + is_null (&function (i));
  return sum;
}

static NOINLINE int
a_call_ref_too (to_reference function, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + is_null (&function (i));
  return sum;
}

static NOINLINE int
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
  std::printf ("%d\n", a_take_ref_too (*something, input));
  std::printf ("%d\n", take_pointer (nothing, input));
  std::printf ("%d\n", a_call_ref (reference_function, input));
  std::printf ("%d\n", a_call_ref_too (reference_function, input));
  std::printf ("%d\n", call_pointer (pointer_function, input));
  return 0;
}

// { dg-final { mergefn-folds *take_ref_too* *a_take_refRKii } }
// { dg-final { mergefn-folds *call_ref_too* *a_call_refP* } }
// { dg-final { mergefn-refuses *take_pointer* *take_ref* facts-differ nonnull } }
// { dg-final { mergefn-refuses *call_pointer* *call_ref* facts-differ nonnull } }
// { dg-final { mergefn-keeps-apart *take_pointer* *a_take_refRKii } }
// { dg-final { mergefn-keeps-apart *call_pointer* *a_call_refP* } }
