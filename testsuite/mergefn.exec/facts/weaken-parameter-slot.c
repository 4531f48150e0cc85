/* A parameter that is kept in memory is stored there when the function is
   entered, as of its own type, and no reference says so.  What reads it may be
   of another type, as the dropped function's parameter is.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

volatile int zero;

struct long_longs { long long p, q; };
struct longs { long p, q; };

#define FUNCTION(name, type)                                                  \
  static NOINLINE long name (struct type x, long i, long j)                   \
  {                                                                           \
    return *(long *) ((char *) &x + i) * 3 + *(long *) ((char *) &x + j);     \
  }
FUNCTION (a_long_longs, long_longs)
FUNCTION (b_longs, longs)

#define SCALAR(name, type)                                                    \
  static NOINLINE long name (type x, long i)                                  \
  {                                                                           \
    return *(long *) ((char *) &x + i) * 5;                                   \
  }
SCALAR (a_long_long, long long)
SCALAR (b_long, long)

int
main (void)
{
  struct longs x = { 7 + zero, 5 };
  struct long_longs y = { 0, 0 };
  /* Its reads would not be allowed.  */
  if (zero)
    printf ("%ld %ld\n", a_long_longs (y, 0, sizeof (long)), a_long_long (0, 0));
  printf ("%ld %ld\n", b_longs (x, zero, zero + sizeof (long)), b_long (x.p, zero));
  return 0;
}

/* { dg-final { mergefn-folds b_longs a_long_longs } } */
/* { dg-final { mergefn-needs alias-set {-O2 -O3 -Os} } } */
