/* What the scripts of this directory compile.  With defaults at -O2: two and
   three are folded into one and removed; far_two becomes a thunk to far_one;
   sum_other differs from sum in an alias set.  Is no test of its own.

   SPDX-License-Identifier: GPL-3.0-or-later  */

/* Not from include/test.h, as this file is also compiled elsewhere.  */
#define NOINLINE __attribute__ ((noinline, noclone))

int table[8];

static NOINLINE void
one (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}

static NOINLINE void
two (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}

static NOINLINE void
three (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}

NOINLINE void
far_one (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] ^= i * n;
}

NOINLINE void
far_two (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] ^= i * n;
}

static NOINLINE long
sum (long *p, int n)
{
  long result = 1;
  for (int i = 0; i < n; i++)
    result = result * 3 + p[i];
  return result;
}

static NOINLINE long
sum_other (long long *p, int n)
{
  long result = 1;
  for (int i = 0; i < n; i++)
    result = result * 3 + p[i];
  return result;
}

long
use (int n, long *p, long long *q)
{
  one (n);
  two (n);
  three (n);
  return sum (p, n) + sum_other (q, n);
}
