/* The bits of an integer constant are compared, not its type, where it is only moved or compared: in a store, a return,
   an argument.  An operation has its types.  Beside each pair one with another constant.  The prefilter hash sees
   constants, too, and must not tell the pairs apart.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

int taken;

static NOINLINE void
take (int what, int where)
{
  taken = taken * 3 + what + where;
}

#define FUNCTIONS(name, type, byte, all, most, least, top, code)              \
  static NOINLINE type masked_##name (type x) { return (x & (type) most) | (type) least; } \
  static NOINLINE type compared_##name (type *p)                              \
  {                                                                           \
    return *p == (type) all ? (type) (p[1] + 1) : (type) (p[1] ^ 1);          \
  }                                                                           \
  static NOINLINE void stored_##name (byte *p) { p[0] = p[1] = (byte) top; }  \
  static NOINLINE type returned_##name (void)                                 \
  {                                                                           \
    taken++;                                                                  \
    return (type) all;                                                        \
  }                                                                           \
  static NOINLINE type product_##name (type x, type y)                        \
  {                                                                           \
    return (type) ((type) (x * (type) most) + y);                             \
  }                                                                           \
  static NOINLINE void passed_##name (type x) { take (code, (int) x); }

FUNCTIONS (signed, int, signed char, -1, -16, -2147483647 - 1, -56, 77)
FUNCTIONS (unsigned, unsigned, unsigned char, 0xffffffff, 0xfffffff0, 0x80000000, 200, 77)
FUNCTIONS (other, unsigned, unsigned char, 0xfffffffe, 0xffffff70, 0x40000000, 201, 78)

#define SHOW(name, type, byte)                                                \
  {                                                                           \
    type numbers[2] = { (type) -input + 2, 5 };                               \
    byte bytes[2];                                                            \
    taken = 0;                                                                \
    stored_##name (bytes);                                                    \
    passed_##name ((type) input);                                             \
    printf ("%x %x %d %x %x %d\n", (unsigned) masked_##name ((type) input),   \
            (unsigned) compared_##name (numbers), (signed char) bytes[0],     \
            (unsigned) returned_##name (),                                    \
            (unsigned) product_##name ((type) input & 1, 7), taken);          \
  }

int
main (void)
{
  SHOW (signed, int, signed char)
  SHOW (unsigned, unsigned, unsigned char)
  SHOW (other, unsigned, unsigned char)
  return 0;
}

/* { dg-final { mergefn-keeps-apart masked_unsigned masked_signed } } */
/* { dg-final { mergefn-keeps-apart masked_other masked_unsigned } } */
/* { dg-final { mergefn-keeps-apart compared_unsigned compared_signed } } */
/* { dg-final { mergefn-keeps-apart compared_other compared_unsigned } } */
/* { dg-final { mergefn-folds stored_unsigned stored_signed } } */
/* { dg-final { mergefn-keeps-apart stored_other stored_unsigned } } */
/* { dg-final { mergefn-folds returned_unsigned returned_signed } } */
/* { dg-final { mergefn-keeps-apart returned_other returned_unsigned } } */
/* { dg-final { mergefn-keeps-apart product_unsigned product_signed } } */
/* { dg-final { mergefn-keeps-apart product_other product_unsigned } } */
/* { dg-final { mergefn-folds passed_unsigned passed_signed } } */
/* { dg-final { mergefn-keeps-apart passed_other passed_unsigned } } */
