/* Functions of two calling conventions take their arguments from different
   registers.  The convention is an attribute of the function's type.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

#define MS __attribute__ ((ms_abi))

volatile long input = 3;

static NOINLINE long
sysv (long a, long b, long n)
{
  long sum = 1;
  for (long i = 0; i < n; i++)
    sum = sum * a + b;
  return sum;
}

static NOINLINE MS long
ms (long a, long b, long n)
{
  long sum = 1;
  for (long i = 0; i < n; i++)
    sum = sum * a + b;
  return sum;
}

static NOINLINE MS long
ms_again (long a, long b, long n)
{
  long sum = 1;
  for (long i = 0; i < n; i++)
    sum = sum * a + b;
  return sum;
}

/* Also where they are reached through a pointer.  */
NOINLINE long
apply_sysv (long (*function) (long, long, long), long n)
{
  long sum = 0;
  for (long i = 0; i < n; i++)
    sum += function (i, n, 5);
  return sum;
}

NOINLINE long
apply_ms (long (MS *function) (long, long, long), long n)
{
  long sum = 0;
  for (long i = 0; i < n; i++)
    sum += function (i, n, 5);
  return sum;
}

int
main (void)
{
  printf ("%ld\n", sysv (input, input, input));
  printf ("%ld\n", ms (input, input, input));
  printf ("%ld\n", ms_again (input, input, input));
  printf ("%ld\n", apply_sysv (sysv, input));
  printf ("%ld\n", apply_ms (ms, input));
  return 0;
}

/* { dg-final { mergefn-folds ms_again ms removed } } */
/* { dg-final { mergefn-keeps-apart ms sysv } } */
/* { dg-final { mergefn-keeps-apart apply_ms apply_sysv } } */
