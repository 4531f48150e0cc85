/* Tables of functions, constant and not, still reach the right functions after
   folding, in whatever order; an address that was written into a table before
   is not lost.  LLVM: every use replaced, initializers too; D, "stale DECL_RTL
   after aliasing", "body released while in use".

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

typedef int (*function) (int);
struct operations { const char *name; function first, second; };

static int one_a (int), one_b (int), two_a (int), two_b (int);

static const struct operations constant = { "constant", one_b, two_b };
static struct operations variable = { "variable", one_b, two_a };
static const function pointers[] = { one_a, one_b, two_a, two_b };
static __INTPTR_TYPE__ numbers[] = { (__INTPTR_TYPE__) one_b + 0 };

static NOINLINE int
run (const struct operations *volatile p, int n)
{
  const struct operations *operations = p;
  return operations->first (n) * 3 + operations->second (n);
}

#define FUNCTION(name, factor)                                                \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * factor + i;                                                 \
    return sum;                                                               \
  }

FUNCTION (one_a, 7)
FUNCTION (one_b, 7)
FUNCTION (two_a, 5)
FUNCTION (two_b, 5)

int
main (void)
{
  printf ("%d ", run (&constant, input));
  printf ("%d ", run (&variable, input));
  variable.second = pointers[input];
  printf ("%d ", run (&variable, input + 1));
  for (int i = 0; i < 4; i++)
    printf ("%d ", pointers[(i + input) & 3](i));
  printf ("%d\n", (function) numbers[0] == pointers[input - 2]);
  return 0;
}

/* { dg-final { mergefn-folds one_b one_a } } */
/* { dg-final { mergefn-folds two_b two_a } } */
