/* In C, a call of a const function has a const type.  When the call is no longer const, it reads memory
   (const-in-one-caller.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

static const int fixed[2] = { 7, 8 };
int table[4];
volatile int zero;
NOIPA static int entry (const int *p) { return *p; }
#ifndef CONSTANT
#define CONSTANT second
#define OTHER first
#endif
/* What never changes is all that it is given.  */
NOINLINE static __attribute__ ((const)) int CONSTANT (const int *p);
NOINLINE static int first (const int *p) { return entry (p) * 3 + (entry (p + 1) ^ 5); }
NOINLINE static int second (const int *p) { return entry (p) * 3 + (entry (p + 1) ^ 5); }
NOINLINE int caller_b (unsigned a, unsigned b, unsigned c, const int *p)
{
  table[(a + b + c) & 3] = 5;
  int r = OTHER (p);
  table[(c + b + a) & 3] = 6;
  return r;
}
NOINLINE int caller_a (unsigned a, unsigned b, unsigned c, const int *p)
{
  table[(a + b + c) & 3] = 5;
  int r = CONSTANT (p);
  table[(c + b + a) & 3] = 6;
  return r;
}
int main (void)
{
  printf ("%d ", caller_a (zero, zero, zero, fixed));
  printf ("%d\n", caller_b (zero, zero, zero, table));
  return 0;
}

