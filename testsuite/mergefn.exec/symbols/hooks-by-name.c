/* What GCC prints into each function for -pg calls a function of the unit by its name.  The symbol table knows nothing
   of that, so the function must stay.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-* } */
/* { dg-options "-O2 -pg -mfentry" } */

#include <stdio.h>

#include "../../include/test.h"

#define HOOK __attribute__ ((no_instrument_function, noinline, noclone))
long calls, others[4];

#define FUNCTION(name)                                                        \
  static HOOK void name (void)                                                \
  {                                                                           \
    for (int i = 0; i < 4; i++)                                               \
      others[i]++;                                                            \
    calls++;                                                                  \
  }

FUNCTION (a_hook)
FUNCTION (b_plain)
FUNCTION (z_hook)

__attribute__ ((noinline, noclone, fentry_name ("z_hook"))) int
work (int x)
{
  return x * 3;
}

HOOK int
main (void)
{
  a_hook ();
  b_plain ();
  z_hook ();
  int r = work (input);
  printf ("%d %ld\n", r, calls);
  return 0;
}

/* { dg-final { mergefn-folds b_plain a_hook } } */
