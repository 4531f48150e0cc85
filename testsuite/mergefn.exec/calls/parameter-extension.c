/* A parameter narrower than int: who extends it, and with zeros or the sign,
   is part of the type.  Functions that only pass it on are the same when the
   type is, whatever the parameter is called.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define INPUT 0x1fe
#include "../../include/test.h"

static NOINLINE long
sum_signed (signed char c, int n)
{
  long sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + c;
  return sum;
}

static NOINLINE long
sum_unsigned (unsigned char c, int n)
{
  long sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + c;
  return sum;
}

static NOINLINE long
sum_short (short c, int n)
{
  long sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + c;
  return sum;
}

static NOINLINE long
sum_signed_again (signed char character, int count)
{
  long total = 1;
  for (int k = 0; k < count; k++)
    total = total * 3 + character;
  return total;
}

int
main (void)
{
  printf ("%ld\n", sum_signed (input, input & 7));
  printf ("%ld\n", sum_unsigned (input, input & 7));
  printf ("%ld\n", sum_short (input, input & 7));
  printf ("%ld\n", sum_signed_again (input, input & 7));
  return 0;
}

/* { dg-final { mergefn-folds sum_signed_again sum_signed removed } } */
/* { dg-final { mergefn-keeps-apart sum_signed sum_unsigned } } */
/* { dg-final { mergefn-keeps-apart sum_signed sum_short } } */
/* { dg-final { mergefn-count-merges 1 } } */
