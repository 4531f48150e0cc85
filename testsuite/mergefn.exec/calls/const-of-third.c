/* The const function loses its promise to a second one. By then it promises what a third one does. Its own calls have
   a const type still (const-in-one-caller.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

struct S
{
  long a, b, c;
};
int table[4];
volatile int zero;
struct S out, other;
NOINLINE __attribute__ ((const)) static struct S
first (int i)
{
  struct S s = { table[i & 3] * 3, table[(i + 1) & 3] ^ 5, i };
  return s;
}
NOINLINE static struct S
mid (int i)
{
  struct S s = { table[i & 3] * 3, table[(i + 1) & 3] ^ 5, i };
  return s;
}
NOINLINE static struct S
second (int i)
{
  struct S s = { table[i & 3] * 3, table[(i + 1) & 3] ^ 5, i };
  return s;
}
NOINLINE void
caller (int b, int i)
{
  table[0] = 5;
  if (b)
    out = first (i);
  else
    out = second (i);
  table[0] = 6;
}
NOINLINE void
use_mid (int i)
{
  other = mid (i);
}
int
main (void)
{
  use_mid (zero);
  caller (1, 1 + zero);
  caller (zero, zero);
  printf ("%ld %d\n", out.a, zero);
  return 0;
}

/* { dg-final { mergefn-folds mid first } } */
/* { dg-final { mergefn-folds second first } } */
