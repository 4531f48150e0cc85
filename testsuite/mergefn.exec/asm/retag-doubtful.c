/* A kept function forgets its types if some store may be there for its type alone (flow/retag-by-type.c).  A function that
   may not compile without its types keeps them, and equals only functions that hold the same values as the same types.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fno-optimize-strlen" } */

#include <stdio.h>
#include <stdlib.h>

#define INPUT 16
#include "../../include/test.h"
#include "../flow/retag-aux.h"
#include "../flow/retag-late-aux.h"

#define DOUBTFUL __asm__ volatile ("nop" : "+r" (v))
LATE (late_signed, NOT_SIGNED, DOUBTFUL)
LATE (late_unsigned, NOT_UNSIGNED, DOUBTFUL)
LATE (late_unsigned_too, NOT_UNSIGNED, DOUBTFUL)

int
main (void)
{
  int zero = input - INPUT;
  long long *m = calloc (16, 8);
  char *base = (char *)m;
#define SHOW(call) (m[2] = 1, printf ("%ld\n", call))
  SHOW (late_unsigned (base, input, input + 1, input, zero, m + 2, (long *)(m + 2), input));
  SHOW (late_signed (base, input, input, input, zero, m + 2, (long *)m, input));
  SHOW (late_unsigned_too (base, input, input + 2, input, zero, m + 2, (long *)(m + 2), input));
  return 0;
}

/* { dg-final { mergefn-keeps-apart late_unsigned late_signed } } */
/* { dg-final { mergefn-folds late_unsigned_too late_unsigned } } */
