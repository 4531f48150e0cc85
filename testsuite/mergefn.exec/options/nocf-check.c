/* With branch protection a function marked nocf_check starts without a landing
   instruction, and a call through a pointer of that type is not checked: the
   attribute is on the type and makes functions and calls differ.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */
/* { dg-additional-options "-fcf-protection" } */

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

#define NOCF __attribute__ ((nocf_check))

NOINLINE long
checked (long n)
{
  long sum = 1;
  for (long i = 0; i < n; i++)
    sum = sum * 7 + i;
  return sum;
}

NOINLINE NOCF long
unchecked_a (long n)
{
  long sum = 1;
  for (long i = 0; i < n; i++)
    sum = sum * 7 + i;
  return sum;
}

NOINLINE NOCF long
unchecked_b (long n)
{
  long sum = 1;
  for (long i = 0; i < n; i++)
    sum = sum * 7 + i;
  return sum;
}

static NOINLINE long
call_checked (long (*function) (long), long n)
{
  long sum = 0;
  for (long i = 0; i < n; i++)
    sum += function (i);
  return sum;
}

static NOINLINE long
call_unchecked (long (NOCF *function) (long), long n)
{
  long sum = 0;
  for (long i = 0; i < n; i++)
    sum += function (i);
  return sum;
}

static int
landing_pad (const void *function)
{
  return !memcmp (function, "\xf3\x0f\x1e\xfa", 4);
}

int
main (void)
{
  printf ("%ld\n", call_checked (checked, input));
  printf ("%ld\n", call_unchecked (unchecked_a, input));
  printf ("%ld\n", call_unchecked (unchecked_b, input));
  printf ("%d%d%d\n", landing_pad (checked), landing_pad (unchecked_a),
          landing_pad (unchecked_b));
  return 0;
}

/* { dg-final { mergefn-folds unchecked_b unchecked_a thunk } } */
/* { dg-final { mergefn-keeps-apart checked unchecked_a } } */
/* { dg-final { mergefn-keeps-apart call_checked call_unchecked } } */
