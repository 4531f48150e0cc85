/* -fopt-info-ipa-optimized tells of each fold where the dropped function is.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fopt-info-ipa-optimized" } */

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
second (int n) /* { dg-note "optimized: +folded second into first: thunk, \[0-9\]+ insns" } */
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}

static NOINLINE void
third (int n) /* { dg-note "optimized: +folded third into first: removed, \[0-9\]+ insns" } */
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}

void
use (int n)
{
  third (n);
}
