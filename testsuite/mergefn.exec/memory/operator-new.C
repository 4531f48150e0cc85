// A new expression and a plain call of operator new differ: the first may be
// left out together with its delete, the second may not when the program counts
// its allocations.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>
#include <cstdlib>
#include <new>

#include "../../include/test.h"

int allocations;

NOINLINE void *
operator new (std::size_t size)
{
  allocations++;
  return std::malloc (size);
}

NOINLINE void
operator delete (void *p) noexcept
{
  std::free (p);
}

NOINLINE void
operator delete (void *p, std::size_t) noexcept
{
  std::free (p);
}

/* Does the same as operator delete, but is no replaceable function.  */
NOINLINE void
dispose (void *p) noexcept
{
  std::free (p);
}

static NOINLINE int
by_expression (int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    {
      int *p = new int (i);
      sum = sum * 3 + *p;
      delete p;
    }
  return sum;
}

static NOINLINE int
by_call_a (int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    {
      int *p = static_cast<int *> (::operator new (sizeof (int)));
      *p = i;
      sum = sum * 3 + *p;
      ::operator delete (p, sizeof (int));
    }
  return sum;
}

static NOINLINE int
by_call_b (int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    {
      int *p = static_cast<int *> (::operator new (sizeof (int)));
      *p = i;
      sum = sum * 3 + *p;
      ::operator delete (p, sizeof (int));
    }
  return sum;
}

int
main ()
{
  std::printf ("%d ", by_expression (input));
  allocations = 0;
  std::printf ("%d ", by_call_a (input));
  std::printf ("%d ", allocations);
  std::printf ("%d ", by_call_b (input));
  std::printf ("%d\n", allocations);
  int *p = new int (input);
  dispose (p);
  return 0;
}

// { dg-final { mergefn-folds *by_call_bi *by_call_ai removed } }
// { dg-final { mergefn-keeps-apart *by_expressioni *by_call_ai } }
// { dg-final { mergefn-keeps-apart _ZdlPv _Z7disposePv } }
