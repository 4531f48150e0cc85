/* What both units of bit-int-units.c have: wraps, over numbers of BITS bits.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#define NO_INPUT
#include "../../include/test.h"

typedef unsigned _BitInt (BITS) number;

__attribute__ ((noinline)) static int
wraps (const number *a, const number *b, const number *c)
{
  number sum = *a + *b;
  return sum < *c;
}
