/* A part of a sum may turn out to be a pointer when the functions have been
   folded: when a PHI, a product or a mask is found to be one of its operands.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include "address-sum-aux.h"

/* BASE is a pointer for which OFFSET is one, or an offset for which OFFSET is the buffer.  */
#define FUNCTION(name, type, part)                                            \
  NOINLINE int name (type base, long real, int k)                             \
  {                                                                           \
    char buffer[64];                                                          \
    long offset = choose (buffer, real);                                      \
    long whole = (long) base;                                                 \
    long mask = -(long) (k >= 0);                                             \
    int m = 2;                                                                \
    char result;                                                              \
    for (int i = 0; i < 3; i++)                                               \
      m = (m * 5 + 3) % 7;                                                    \
    whole = part;                                                             \
    buffer[3] = 5;                                                            \
    if (k < 0)                                                                \
      return mask;                                                            \
    result = *(char *) (whole + offset);                                      \
    buffer[3] = 6;                                                            \
    use (buffer);                                                             \
    return result;                                                            \
  }

/* M is 0 in the end.  */
FUNCTION (a_phi, char *, m == 0 ? whole : real * 3)
FUNCTION (b_phi, long, m == 0 ? whole : real * 3)
FUNCTION (c_phi, unsigned long, m == 0 ? whole : real * 3)
FUNCTION (a_product, char *, whole * (m + 1))
FUNCTION (b_product, long, whole * (m + 1))
FUNCTION (c_product, unsigned long, whole * (m + 1))
FUNCTION (a_mask, char *, whole & mask)
FUNCTION (b_mask, long, whole & mask)
FUNCTION (c_mask, unsigned long, whole & mask)

int
main (void)
{
  printf ("%d %d %d\n", a_phi (data, 2, 1), a_product (data, 2, 1), a_mask (data, 2, 1));
  printf ("%d %d %d\n", b_phi (3, 0, 1), b_product (3, 0, 1), b_mask (3, 0, 1));
  printf ("%d %d %d\n", c_phi (3, 0, 1), c_product (3, 0, 1), c_mask (3, 0, 1));
  return 0;
}

/* { dg-final { mergefn-keeps-apart b_phi a_phi } } */
/* { dg-final { mergefn-folds c_phi b_phi } } */
/* { dg-final { mergefn-keeps-apart b_product a_product } } */
/* { dg-final { mergefn-folds c_product b_product } } */
/* { dg-final { mergefn-keeps-apart b_mask a_mask } } */
/* { dg-final { mergefn-folds c_mask b_mask } } */
