/* A volatile local is in memory and is read each time; one whose address is
   taken can be changed by whoever has it; an ordinary one is neither.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

int *visible;

NOINLINE int
touch (int n)
{
  if (visible)
    *visible += n;
  return n * 3;
}

static NOINLINE int
volatile_a (int n)
{
  volatile int value = 5;
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + value + touch (i);
  return sum;
}

static NOINLINE int
volatile_b (int n)
{
  volatile int value = 5;
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + value + touch (i);
  return sum;
}

static NOINLINE int
shared (int n)
{
  int value = 5;
  int sum = 0;
  visible = &value;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + value + touch (i);
  visible = 0;
  return sum;
}

static NOINLINE int
shared_again (int n)
{
  int value = 5;
  int sum = 0;
  visible = &value;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + value + touch (i);
  visible = 0;
  return sum;
}

static NOINLINE int
private (int n)
{
  int value = 5, unused = 0;
  int sum = 0;
  visible = &unused;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + value + touch (i);
  visible = 0;
  return sum;
}

int
main (void)
{
  printf ("%d\n", volatile_a (input));
  printf ("%d\n", volatile_b (input));
  printf ("%d\n", shared (input));
  printf ("%d\n", shared_again (input));
  printf ("%d\n", private (input));
  return 0;
}

/* { dg-final { mergefn-folds volatile_b volatile_a removed } } */
/* { dg-final { mergefn-folds shared_again shared removed } } */
/* { dg-final { mergefn-keeps-apart volatile_a shared } } */
/* { dg-final { mergefn-keeps-apart shared private } } */
