/* Two declarations may name one symbol, and one name may have another symbol:
   what counts is what the linker sees.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-sources "same-symbol-aux.c" } */

#include <stdio.h>

#include "../../include/test.h"

extern int counter;
extern int counter_alias;
extern int renamed asm ("counter");
int own = 5;
extern int own_alias __attribute__ ((alias ("own")));

#define FUNCTION(name, variable)                                              \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      variable = variable * 3 + i;                                            \
    return variable;                                                          \
  }

FUNCTION (use_counter, counter)
FUNCTION (use_counter_again, counter)
FUNCTION (use_alias, counter_alias)
FUNCTION (use_renamed, renamed)
FUNCTION (use_own, own)
FUNCTION (use_own_alias, own_alias)

int
main (void)
{
  printf ("%d\n", use_counter (input));
  printf ("%d\n", use_counter_again (input));
  printf ("%d\n", use_alias (input));
  printf ("%d\n", use_renamed (input));
  printf ("%d\n", use_own (input));
  printf ("%d\n", use_own_alias (input));
  return 0;
}

/* { dg-final { mergefn-folds use_counter_again use_counter removed } } */
/* { dg-final { mergefn-folds use_own_alias use_own removed } } */
/* { dg-final { mergefn-keeps-apart use_counter use_alias } } */
/* { dg-final { mergefn-keeps-apart use_counter use_own } } */
