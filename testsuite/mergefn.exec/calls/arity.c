/* Functions of different arity are different, even if the parameters that are
   too many are not used: a tail call could not pop, or would miss, stack
   arguments.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define INPUT 5
#include "../../include/test.h"

int log_of_calls[8], calls;

NOINLINE void
six (int a, int b, int c, int d, int e, int f)
{
  for (int i = 0; i < 4; i++)
    log_of_calls[i] += a * i + b + c + d + e + f;
  calls++;
}

NOINLINE void
seven (int a, int b, int c, int d, int e, int f, int unused)
{
  for (int i = 0; i < 4; i++)
    log_of_calls[i] += a * i + b + c + d + e + f;
  calls++;
}

NOINLINE void
seven_again (int a, int b, int c, int d, int e, int f, int also_unused)
{
  for (int i = 0; i < 4; i++)
    log_of_calls[i] += a * i + b + c + d + e + f;
  calls++;
}

int
main (void)
{
  int n = input;
  six (n, 2, 3, 4, 5, 6);
  seven (n, n, n, n, n, n, n);
  seven_again (n, n, n, 1, n, n, n);
  for (int i = 0; i < 4; i++)
    printf ("%d ", log_of_calls[i]);
  printf ("%d\n", calls);
  return 0;
}

/* { dg-final { mergefn-folds seven_again seven thunk } } */
/* { dg-final { mergefn-keeps-apart six seven } } */
