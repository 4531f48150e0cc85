/* The unit of bit-int-units.c with the narrow numbers.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#define BITS 100
#include "bit-int-units-aux.h"

int
narrow (const number *a, const number *b, const number *c)
{
  return wraps (a, b, c) * 2 + wraps (b, a, c);
}
