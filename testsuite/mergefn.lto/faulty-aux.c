/* A program with a fault, or two, for sanitize.exp: second_read reads beyond an
   array, and second_shift shifts too far.  Is no test of its own.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#define NO_INPUT
#include "../include/test.h"

char buffer[8] = "1234567";
char longer[16] = "123456789";
/* Volatile each, so that GCC knows no range of one that it does not know of the
   other.  */
volatile int seven = 7, nine = 9, four = 4, fifty = 50;

static NOINLINE int
first_read (const char *p, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + p[i];
  return sum;
}

static NOINLINE int
second_read (const char *p, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + p[i];
  return sum;
}

static NOINLINE unsigned
first_shift (unsigned value, int by)
{
  return (value ^ 21) << by;
}

static NOINLINE unsigned
second_shift (unsigned value, int by)
{
  return (value ^ 21) << by;
}

int
main (void)
{
  char *volatile short_one = buffer;
  char *volatile long_one = longer;
  volatile unsigned sum = first_read (long_one, seven);
  sum += first_shift (sum, four);
  sum += second_shift (sum, fifty);
  sum += second_read (short_one, nine);
  return 0;
}
