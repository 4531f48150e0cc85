/* The kept function forgets nothing: a shift is a product in the key.  But GCC finds its two products equal, so its store
   is dead, and the function const.  It never finds that of the dropped function (const-after-weakening.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/const-late.h"

#define PRODUCTS(name, second)                                                                     \
  NOINLINE static int name (unsigned a, unsigned b, unsigned c)                                    \
  {                                                                                                \
    if ((a ^ b ^ c) * 8 != second)                                                                 \
      counter++;                                                                                   \
    return ((a + b + c) ^ 21) & 1023;                                                              \
  }

PRODUCTS (by_product, (c ^ b ^ a) * 8)
PRODUCTS (by_shift, (c ^ b ^ a) << 3)

NOINLINE static int
between (int a)
{
  return by_shift (a, a & 3, a & 7) + 1;
}

int
main (void)
{
  sink = by_product (zero, 1, 2);
  return use_twice ();
}

/* { dg-final { mergefn-folds by_shift by_product } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} } } */
