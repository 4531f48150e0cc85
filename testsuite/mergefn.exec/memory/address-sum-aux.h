/* What the tests of address sums have in common: an offset that may be the
   address of a buffer, which nobody sees through, and data to read.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

char data[8] = { 1, 2, 3, 4 };

NOIPA long
choose (char *buffer, long offset)
{
  return offset ? offset : (long) buffer;
}

NOIPA void
use (char *buffer)
{
  __asm__ volatile ("" : : "r" (buffer) : "memory");
}
