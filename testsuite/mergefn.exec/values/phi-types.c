/* A PHI is unsigned in the first function and signed in the second.  GCC takes two PHIs for one only if their types are
   the same.  In the first function two addresses are one, and a store that only gives memory another type goes.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-Os" } */
/* { dg-require-gcc 11 12 } */

#define HOLD(a, b)
#define STORE(a, value) a = value
#define STORE_BOTH(a, b, value) a = b = value
#define LOAD(a) (unsigned long) a
#define TEMPLATE ""
#include "phi-types-aux.h"

F (f1, unsigned long, unsigned long)
F (f2, unsigned long, long)
TEST

int
main (void)
{
  test (calloc (16, 8));
  return 0;
}

/* { dg-final { mergefn-keeps-apart f2 f1 } } */
