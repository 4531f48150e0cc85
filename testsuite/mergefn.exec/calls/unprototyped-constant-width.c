/* A call to a function without a prototype passes constants by their own
   type, as a variadic call does: 3 and 3L are passed differently, and 3.0
   differently again.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -std=gnu89 -w" } */
/* { dg-additional-sources "unprototyped-constant-width-aux.c" } */

extern int printf (const char *, ...);

#define NO_INPUT
#include "../../include/test.h"

extern long (*volatile take_int) (), (*volatile take_long) ();

static NOINLINE long
pass_int (long (*taker) (), int n)
{
  long sum = 0;
  int i;
  for (i = 0; i < n; i++)
    sum = sum * 3 + taker (i, -5);
  return sum;
}

static NOINLINE long
pass_int_again (long (*taker) (), int n)
{
  long sum = 0;
  int i;
  for (i = 0; i < n; i++)
    sum = sum * 3 + taker (i, -5);
  return sum;
}

static NOINLINE long
pass_long (long (*taker) (), int n)
{
  long sum = 0;
  int i;
  for (i = 0; i < n; i++)
    sum = sum * 3 + taker (i, -5L);
  return sum;
}

int
main (int argc, char **argv)
{
  printf ("%ld\n", pass_int (take_int, argc + 1));
  printf ("%ld\n", pass_int_again (take_int, argc + 2));
  printf ("%ld\n", pass_long (take_long, argc + 1));
  return 0;
}

/* { dg-final { mergefn-folds pass_int_again pass_int removed } } */
/* { dg-final { mergefn-keeps-apart pass_int* pass_long } } */
