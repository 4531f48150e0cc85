/* In C, the type of a call of a const function is const itself.  GCC takes two calls of one function with equal arguments for
   one, whatever their types say.

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
struct S out;
NOINLINE __attribute__ ((const)) static struct S
first (int i)
{
  struct S s = { table[i & 3] * 3, table[(i + 1) & 3] ^ 5, i };
  return s;
}
#ifdef BETWEEN
BETWEEN
#endif
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
int
main (void)
{
#ifdef BETWEEN
  call_between (zero);
#endif
  caller (1, 1 + zero);
  caller (zero, zero);
  printf ("%ld %d\n", out.a, zero);
  return 0;
}

/* { dg-final { mergefn-folds second first } } */
