/* GCC's pass for strings leaves functions alone that may call a folded one through an address.  Such a function may compile
   only by what that pass finds out: that an asm statement, which no assembler takes, never runs.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>
#include <string.h>

#define INPUT 10
#include "../../include/test.h"

#define SUM(name) NOINLINE static long name (long x) { return x * x + 7 * x + (x ^ 5) * 3 + x % 7; }
SUM (sum)
SUM (same_sum)
SUM (called)
#define CALLED(name) NOINLINE static int name (int x) { return x * x + 5 * x + (x ^ 3) * 7 + x % 9; }
CALLED (called_one)
CALLED (called_two)

NOINLINE static long
user (long (*function) (long), long x)
{
  char b[16];
  strcpy (b, "abc");
  if (strlen (b) != 3)
    __asm__ volatile ("no_such_instruction");
  return function (x) + b[x % 3];
}

int
main (void)
{
  long (*volatile p) (long) = sum;
  printf ("%ld %ld %ld\n", sum (input), same_sum (input), called (input));
  printf ("%d %d\n", called_one (input), called_two (input));
  printf ("%ld\n", user (p, input));
  return 0;
}

/* { dg-final { mergefn-keeps-apart same_sum sum } } */
/* { dg-final { mergefn-folds called_two called_one } } */
