/* Under -fsplit-stack a function that must not check its stack is not the same
   as one that does.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */
/* { dg-additional-options "-fsplit-stack" } */

#include <stdio.h>

#include "../../include/test.h"

#define UNCHECKED __attribute__ ((no_split_stack))

static NOINLINE long
checked (long n)
{
  long sum = 1;
  for (long i = 0; i < n; i++)
    sum = sum * 7 + i;
  return sum;
}

static NOINLINE UNCHECKED long
unchecked_a (long n)
{
  long sum = 1;
  for (long i = 0; i < n; i++)
    sum = sum * 7 + i;
  return sum;
}

static NOINLINE UNCHECKED long
unchecked_b (long n)
{
  long sum = 1;
  for (long i = 0; i < n; i++)
    sum = sum * 7 + i;
  return sum;
}

int
main (void)
{
  printf ("%ld\n", checked (input));
  printf ("%ld\n", unchecked_a (input));
  printf ("%ld\n", unchecked_b (input));
  return 0;
}

/* { dg-final { mergefn-folds unchecked_b unchecked_a removed } } */
/* { dg-final { mergefn-keeps-apart checked unchecked_a } } */
