/* Without options the plugin folds and says nothing, whatever was folded.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-do run } */
/* { dg-options "-O2 -Wall -Wextra" } */

#include "../include/test.h"

int table[8];

static NOINLINE void
first (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}

static NOINLINE void
second (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}

int
main (void)
{
  first (input);
  second (input);
  return table[2] != 12;
}
