/* Without options the plugin folds and says nothing, whatever was folded.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-do run } */
/* { dg-options "-O2 -Wall -Wextra" } */

#define NOINLINE __attribute__ ((noinline, noclone))

int table[8];
volatile int input = 3;

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
