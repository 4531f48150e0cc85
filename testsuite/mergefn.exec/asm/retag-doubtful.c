/* A kept function forgets its types if some store may be there for its type alone (flow/retag-by-type.c).  A function that
   may not compile without its types keeps them, and equals only functions that hold the same values as the same types.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>
#include <stdlib.h>

#define INPUT 16
#include "../../include/test.h"
#include "../flow/retag-aux.h"

static int verbose; /* Nothing ever sets it.  */

/* An equality that GCC makes of two other comparisons.  */
static volatile unsigned sink;
#define LATE(name, one)                                                       \
  NOINLINE long        name (char *base, int a, unsigned b, int c, int flag, long long *m, long *l, long v) \
  {                                                                           \
    char g[64] = "";                                                          \
    int d = a, e = b;                                                         \
    unsigned u = a;                                                           \
    sink = u / 3;                                                             \
    sink = e / 3;                                                             \
    if (flag > 1)                                                             \
      base = g;                                                               \
    if (verbose)                                                              \
      d = c;                                                                  \
    __asm__ volatile ("nop" : "+r" (v));                                      \
    _Bool x = one (a, b), y = (d < (int)b) | (d > (int)b);                    \
    char *p = base + 16 * (long)x, *q = base + 16 * (long)y;                  \
    RETAG                                                                     \
  }
#define NOT_SIGNED(a, b) (a != (int)b)
#define NOT_UNSIGNED(a, b) ((unsigned)a != b)
LATE (late_signed, NOT_SIGNED)
LATE (late_unsigned, NOT_UNSIGNED)

LATE (late_unsigned_too, NOT_UNSIGNED)

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
