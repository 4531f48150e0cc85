/* Functions that run in transactions have clones that do so; neither is folded
   with an ordinary function.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */
/* { dg-additional-options "-fgnu-tm" } */

#include <stdio.h>

#include "../../include/test.h"

#define SAFE __attribute__ ((noinline, noclone, transaction_safe))

int account, other_account;

#define FUNCTION(attributes, name)                                            \
  attributes void name (int n)                                                \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      account = account * 3 + i;                                              \
  }

FUNCTION (SAFE, safe_a)
FUNCTION (SAFE, safe_b)
FUNCTION (NOINLINE, plain_a)
FUNCTION (NOINLINE, plain_b)

int
main (void)
{
  int n = input;
  __transaction_atomic
  {
    safe_a (n);
    other_account = account;
    safe_b (n);
  }
  printf ("%d %d\n", account, other_account);
  plain_a (n);
  plain_b (n);
  printf ("%d %d\n", account, other_account);
  return 0;
}

/* { dg-final { mergefn-folds plain_b plain_a thunk } } */
/* { dg-final { mergefn-keeps-apart plain_a safe_a } } */
/* { dg-final { mergefn-keeps-apart _ZGTt6safe_a _ZGTt6safe_b } } */
