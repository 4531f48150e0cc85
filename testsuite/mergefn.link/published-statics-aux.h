/* Static functions that every unit that includes this has its own of.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "check-aux.h"

static NOINLINE int
total (const int *items, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + (items[i] ? 3 : 5) + (sum >> 3);
  return sum;
}

/* It calls another: their names must agree from the leaf on.  */
static NOINLINE int
outer (const int *items, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + total (items, i) + total (items + i, n - i);
  return sum;
}

/* Each unit counts for itself.  */
static NOINLINE int
counted (int by)
{
  static int calls;
  calls += by;
  return calls * 3;
}

/* Each unit has it with another BY.  */
static NOINLINE int
scaled (const int *items, int n)
{
  int sum = BY;
  for (int i = 0; i < n; i++)
    sum = sum * BY + (items[i] ? BY - 3 : BY ^ 5);
  return sum;
}

/* Functions of different units differ, and somebody looks.  */
static NOINLINE int
addressed (int n)
{
  return n * 5 + (n >> 2) * 3;
}
