// Types that are never completed, of which only pointers and references are
// passed, do not upset the comparison.  D, "incomplete type ICE".
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }
// { dg-additional-options "-fno-strict-aliasing" }

#include <cstdio>

#include "../../include/test.h"

struct First;
struct Second;
template <typename T>
struct Never;

typedef int First::*member;

static NOINLINE int
count_first (First *const *p, int n, Never<int> *marker)
{
  int count = 0;
  for (int i = 0; i < n; i++)
    count += p[i] && (void *) p[i] != marker;
  return count;
}

static NOINLINE int
count_second (Second *const *p, int n, Never<long> *marker)
{
  int count = 0;
  for (int i = 0; i < n; i++)
    count += p[i] && (void *) p[i] != marker;
  return count;
}

/* The declaration returns a class that is not known here.  */
First &dereference (First *const *p, int n);
Never<int> make (int n);

NOINLINE First &
dereference (First *const *p, int n)
{
  for (int i = 0; i < n; i++)
    if (p[i])
      return *p[i];
  return *p[0];
}

static NOINLINE int
compare_members (const member *p, int n, member wanted)
{
  int count = 0;
  for (int i = 0; i < n; i++)
    count += p[i] == wanted;
  return count;
}

int
main ()
{
  First *const first[3] = { nullptr, (First *) &input, (First *) first };
  Second *const second[3] = { (Second *) &input, nullptr, (Second *) first };
  const member members[2] = { nullptr, nullptr };
  std::printf ("%d %d\n", count_first (first, input, nullptr),
               count_second (second, input, nullptr));
  std::printf ("%d %d\n", (void *) &dereference (first, input) == &input,
               compare_members (members, input - 1, nullptr));
  return 0;
}

// { dg-final { mergefn-folds *count_secondP* *count_firstP* } }
