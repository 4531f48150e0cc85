/* A function's address, used as a value inside itself, is another value in each
   function; what it does by calling itself is the same.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

typedef long (*function) (int);

function handlers[4];

static NOINLINE long
registers_a (int n)
{
  long sum = 1;
  for (int i = 0; i < n; i++)
    {
      handlers[i & 3] = registers_a;
      sum = sum * 3 + i;
    }
  return sum;
}

static NOINLINE long
registers_b (int n)
{
  long sum = 1;
  for (int i = 0; i < n; i++)
    {
      handlers[i & 3] = registers_b;
      sum = sum * 3 + i;
    }
  return sum;
}

/* These register the same function, and the first of it does so too.  */
static NOINLINE long
registers_other_a (int n)
{
  long sum = 1;
  for (int i = 0; i < n; i++)
    {
      handlers[i & 3] = registers_a;
      sum = sum * 3 + i;
    }
  return sum;
}

static NOINLINE long
registers_other_b (int n)
{
  long sum = 1;
  for (int i = 0; i < n; i++)
    {
      handlers[i & 3] = registers_a;
      sum = sum * 3 + i;
    }
  return sum;
}

static int
which (void)
{
  return (handlers[0] == registers_a) + 2 * (handlers[0] == registers_b);
}

int
main (void)
{
  printf ("%ld ", registers_a (input));
  printf ("%d\n", which ());
  printf ("%ld ", registers_b (input));
  printf ("%d\n", which ());
  printf ("%ld ", registers_other_a (input));
  printf ("%d\n", which ());
  printf ("%ld ", registers_other_b (input));
  printf ("%d\n", which ());
  return 0;
}

/* { dg-final { mergefn-folds registers_other_a registers_a removed } } */
/* { dg-final { mergefn-folds registers_other_b registers_a removed } } */
/* { dg-final { mergefn-keeps-apart registers_a registers_b } } */
/* { dg-final { mergefn-count-merges 2 } } */
