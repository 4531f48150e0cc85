/* What the tests of address sums have in common: an offset that may be the
   address of a buffer, which nobody sees through, and data to read.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define NOINLINE __attribute__ ((noinline, noclone))

char data[8] = { 1, 2, 3, 4 };

NOINLINE __attribute__ ((noipa)) long
choose (char *buffer, long offset)
{
  return offset ? offset : (long) buffer;
}

NOINLINE __attribute__ ((noipa)) void
use (char *buffer)
{
  __asm__ volatile ("" : : "r" (buffer) : "memory");
}
