/* One half of the program; second-aux.c has the same functions by other names.
   Is no test of its own.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program-aux.h"

/* Visible to the other half, which has an equal one.  */
NOINLINE long
first_sum (long *p, int n)
{
  unsigned long sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + p[i & 7];
  return sum;
}

/* Of the same name in both halves.  */
static NOINLINE long
local (long *p, int n)
{
  unsigned long sum = 2;
  for (int i = 0; i < n; i++)
    sum = (sum ^ p[i & 7]) * 5;
  return sum;
}

static NOINLINE long
first_local (long *p, int n)
{
  unsigned long sum = 2;
  for (int i = 0; i < n; i++)
    sum = (sum ^ p[i & 7]) * 5;
  return sum;
}

/* Its own counter each, so not the same.  */
static NOINLINE long
counted (int n)
{
  static long count = 10;
  for (int i = 0; i < n; i++)
    count += i;
  return count;
}

long
first_ping (long *p, int n)
{
  return n <= 0 ? p[0] : second_ping (p, n - 1) + p[n & 7];
}

long (*first_table[4]) (long *, int) = { first_sum, local, first_local, first_ping };

long
first_main (void)
{
  long *p = where;
  int n = input;
  return first_sum (p, n) + 3 * local (p, n) + 5 * first_local (p, n) + 7 * counted (n)
         + first_ping (p, n) + 11 * (first_table[0] == second_table[0]);
}
