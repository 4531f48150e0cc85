// Under -fnon-call-exceptions a trapping load may throw, and dead ones may or
// may not be deleted: both are flags of the function.  A handler turns the trap
// into an exception here; the function without the flag has no table entry for
// its load.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-require-target "x86_64-*-linux*" }

#include <cstdio>

#define NO_INPUT
#include "../../include/test.h"
#include "traps-aux.h"

#define TRAPS __attribute__ ((optimize ("non-call-exceptions")))

int number = 7;
int *volatile null_pointer, *volatile pointer = &number;

static NOINLINE int
sum_plain (const int *p, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + *p;
  return sum;
}

static NOINLINE TRAPS int
sum_traps_a (const int *p, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + *p;
  return sum;
}

static NOINLINE TRAPS int
sum_traps_b (const int *p, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + *p;
  return sum;
}

static NOINLINE int
try_call (int (*function) (const int *, int), const int *p, int n)
{
  try
    {
      return function (p, n);
    }
  catch (int code)
    {
      return -code;
    }
}

int
main (int argc, char **)
{
  std::signal (SIGSEGV, raise_exception);
  std::printf ("%d\n", sum_plain (pointer, argc + 1));
  std::printf ("%d\n", try_call (sum_traps_a, pointer, argc + 1));
  std::printf ("%d\n", try_call (sum_traps_a, null_pointer, argc + 1));
  std::printf ("%d\n", sum_traps_b (pointer, argc + 1));
  return 0;
}

// { dg-final { mergefn-folds *sum_traps_b* *sum_traps_a* removed } }
// { dg-final { mergefn-keeps-apart *sum_plain* *sum_traps_a* } }
