/* As alignment-late.c, where the address becomes a number in memory, and no cast says so.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdint.h>
#include <string.h>

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/number.h"

volatile int large;
static _Alignas(8) unsigned numbers[16];

NOINLINE static void
fill (unsigned a)
{
  for (int i = 0; i < 16; i++)
    {
      if (of_signed (i) != of_unsigned (i))
        return;
      numbers[i] += a;
    }
}

NOINLINE static void
use (unsigned a, unsigned b, unsigned c, int small)
{
  fill (a);
  int s = number (a + b + c);
  large = s > 100;
  void *p[2] = { numbers, (void *) &large };
  uintptr_t n[2];
  for (int i = 0; i < 2; i++)
    memcpy (&n[i], &p[i], sizeof n[i]);
  unsigned d = n[0] & 15 ? 7 : 0;
  int u = number (c + b + a + d);
  if (small)
    {
      assume (u <= 100);
      sink = u;
    }
}

int
main (void)
{
  use (zero + 1, 2, 3, 1);
  use (zero + 500, zero, 7, zero);
  show (large, 0);
  return 0;
}

/* { dg-final { mergefn-folds of_unsigned of_signed } } */
