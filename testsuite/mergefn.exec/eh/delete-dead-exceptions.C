// A load whose value nobody needs may be left out, together with its trap,
// where the function says that dead exceptions may be deleted; otherwise it may
// not, though GCC's optimisers do not always ask.  That the value is not needed
// is known only after folding.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2 -fnon-call-exceptions -fno-early-inlining" }

#include <cstdio>

#include "../../include/test.h"

#define DELETES __attribute__ ((optimize ("delete-dead-exceptions")))

int numbers[4] = { 7, 1, 8, 2 };

static inline int
mix (int x, int n, int mask)
{
  return n + (x & mask);
}

static inline DELETES int
mix_deleting (int x, int n, int mask)
{
  return n + (x & mask);
}

#define FUNCTION(attributes, name, mixed)                                     \
  static NOINLINE attributes int name (const int *p, int n)                   \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + mixed (p[i], i, 0);                                     \
    return sum;                                                               \
  }

FUNCTION (, traps_a, mix)
FUNCTION (, traps_b, mix)
FUNCTION (DELETES, deletes_a, mix_deleting)
FUNCTION (DELETES, deletes_b, mix_deleting)

int
main ()
{
  std::printf ("%d\n", traps_a (numbers, input));
  std::printf ("%d\n", traps_b (numbers, input));
  std::printf ("%d\n", deletes_a (numbers, input));
  std::printf ("%d\n", deletes_b (numbers, input));
  return 0;
}

// { dg-final { mergefn-folds *traps_b* *traps_a* removed } }
// { dg-final { mergefn-folds *deletes_b* *deletes_a* removed } }
// { dg-final { mergefn-keeps-apart *traps_a* *deletes_a* } }
