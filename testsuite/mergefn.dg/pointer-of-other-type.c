/* No folded function takes a pointer, so GCC unites no call by DONE with one of them.  The function with that call keeps
   what GCC knows of its values: N is at least 70, so a call goes.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-do compile } */
/* { dg-options "-O2" } */

#define NO_INPUT
#include "../include/test.h"

static NOINLINE int
mix (int x)
{
  return (x * 7 ^ x >> 3) + (x & 12) * (x - 3);
}

static NOINLINE int
mix_too (int x)
{
  return (x * 7 ^ x >> 3) + (x & 12) * (x - 3);
}

int (*volatile functions[2]) (int) = { mix, mix_too };
void (*volatile on_done) (char *);
void never_called (void);
volatile unsigned input;

static NOINLINE int
by_other_type (void (*done) (char *), unsigned n)
{
  char text[4] = { 0 };
  unsigned limit = 3;
  /* GCC computes the limit late: 63.  */
  for (int i = 0; i < 4; i++)
    limit = limit * 2 + 1;
  done (text);
  if (n < limit)
    never_called ();
  return text[n & 3];
}

int
main (void)
{
  return by_other_type (on_done, 70 + (input & 255)) + by_other_type (on_done, 90 + (input & 1023));
}

/* { dg-final { mergefn-scan-assembler-not "never_called" } } */
