/* The key `dump' makes the dump file that -fdump-ipa-mergefn would make, if
   GCC knew of plugins when it reads that option.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */
/* { dg-mergefn-args "dump" } */

#define NO_INPUT
#include "../include/test.h"

int table[8];

NOINLINE void
first (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}

NOINLINE void
second (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}

/* { dg-final { mergefn-scan-dump "folded second into first: thunk, \[0-9\]+ insns" } } */
