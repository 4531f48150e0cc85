// Where facts are kept, a function that takes a reference is not folded with
// one that takes a pointer and tests it; nor is a caller of a function that
// returns a reference with one that gets a pointer.  The tests are seen to be
// superfluous only after folding.  Checklist A, "return type ...: by how
// they are passed"; B, "nonnull"; D, "parameter types against references".
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2 -fno-early-inlining" }
// { dg-mergefn-args "facts=keep" }

#include <cstdio>

#define NOINLINE __attribute__ ((noinline, noclone))

volatile int input = 3;
int number = 5;
int *volatile nothing, *volatile something = &number;

static inline bool is_null (const int *p) { return p == nullptr; }

static NOINLINE int
a_by_reference (const int &p, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + is_null (&p);
  return sum;
}

static NOINLINE int
a_by_reference_too (const int &p, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + is_null (&p);
  return sum;
}

static NOINLINE int
by_pointer (const int *const p, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + is_null (p);
  return sum;
}

typedef int &(*to_reference) (int);
typedef int *(*to_pointer) (int);

static NOINLINE int
a_call_reference (to_reference function, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + is_null (&function (i));
  return sum;
}

static NOINLINE int
a_call_reference_too (to_reference function, int n)
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
  std::printf ("%d\n", a_by_reference (*something, input));
  std::printf ("%d\n", a_by_reference_too (*something, input));
  std::printf ("%d\n", by_pointer (nothing, input));
  std::printf ("%d\n", a_call_reference (reference_function, input));
  std::printf ("%d\n", a_call_reference_too (reference_function, input));
  std::printf ("%d\n", call_pointer (pointer_function, input));
  return 0;
}

// { dg-final { mergefn-folds *by_reference_too* *a_by_referenceRKii } }
// { dg-final { mergefn-folds *call_reference_too* *a_call_referenceP* } }
// { dg-final { mergefn-refuses *by_pointer* *by_reference* facts-differ nonnull } }
// { dg-final { mergefn-refuses *call_pointer* *call_reference* facts-differ nonnull } }
// { dg-final { mergefn-keeps-apart *by_pointer* *by_referenceRKii } }
// { dg-final { mergefn-keeps-apart *call_pointer* *call_referenceP* } }
