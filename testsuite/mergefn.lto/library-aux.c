/* A shared library whose user replaces one of its functions.  Inside of it
   every call of `replaced' must reach the replacement, and every call of its
   equal, `original', must not.  Is no test of its own.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#define NO_INPUT
#include "../include/test.h"

NOINLINE long
original (long *p, int n)
{
  unsigned long sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + p[i];
  return sum;
}

NOINLINE long
replaced (long *p, int n)
{
  unsigned long sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + p[i];
  return sum;
}

/* These two cannot be replaced.  */
static NOINLINE long
local_one (long *p, int n)
{
  unsigned long sum = 2;
  for (int i = 0; i < n; i++)
    sum = (sum ^ p[i]) * 5;
  return sum;
}

static NOINLINE long
local_two (long *p, int n)
{
  unsigned long sum = 2;
  for (int i = 0; i < n; i++)
    sum = (sum ^ p[i]) * 5;
  return sum;
}

__attribute__ ((visibility ("hidden"))) NOINLINE long
hidden (long *p, int n)
{
  unsigned long sum = 2;
  for (int i = 0; i < n; i++)
    sum = (sum ^ p[i]) * 5;
  return sum;
}

/* The callers are equal but for whom they call.  */
long
call_original (long *p, int n)
{
  return original (p, n) * 3 + original (p, n - 1);
}

long
call_replaced (long *p, int n)
{
  return replaced (p, n) * 3 + replaced (p, n - 1);
}

long
call_locals (long *p, int n)
{
  return local_one (p, n) + 3 * local_two (p, n) + 5 * hidden (p, n);
}

long (*library_functions[2]) (long *, int) = { original, replaced };
