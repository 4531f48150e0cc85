/* A function that is dropped may have other names already: strong, weak, local
   and hidden aliases, and aliases of aliases.  They all still reach the same
   code.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

#define ALIAS(target, ...) __attribute__ ((alias (target), ##__VA_ARGS__))

#define FUNCTION(name)                                                        \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

FUNCTION (kept)
FUNCTION (more_local)
FUNCTION (more_public)

static int local_alias (int) ALIAS ("more_local");
static int alias_of_alias (int) ALIAS ("local_alias");
int public_alias (int) ALIAS ("more_public", visibility ("hidden"));
int weak_alias (int) ALIAS ("more_public", weak);
int alias_of_weak (int) ALIAS ("weak_alias");

static NOINLINE int
call_local (int n)
{
  return local_alias (n) + 3 * alias_of_alias (n + 1) + 5 * more_local (n);
}

static NOINLINE int
call_public (int n)
{
  return public_alias (n) + 3 * weak_alias (n + 1) + 5 * alias_of_weak (n)
         + 7 * more_public (n);
}

int (*volatile functions[]) (int) = { public_alias, weak_alias, alias_of_weak };

int
main (void)
{
  printf ("%d ", kept (input));
  printf ("%d %d\n", call_local (input), call_public (input));
  for (int f = 0; f < 3; f++)
    printf ("%d ", functions[f](input + f));
#ifndef _WIN32 /* In COFF, a weak alias may have an address of its own.  */
  printf ("%d\n", functions[0] == functions[1]);
#endif
  return 0;
}

/* { dg-final { mergefn-folds more_local * } } */
