/* Some function calls both, and the kept function must stay pure.  A caller of that one alone knows by its being pure
   that a variable is set.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-do assemble } */
/* { dg-options "-O2 -Wall" } */
/* { dg-mergefn-args "report=json" } */

#define NO_INPUT
#include "../include/test.h"

extern void show (unsigned);

static NOINLINE unsigned
first (unsigned n)
{
  return n * n ^ n >> 3;
}

static NOINLINE unsigned
second (unsigned n)
{
  return n * n ^ n >> 3;
}

void
both (unsigned n)
{
  show (first (n));
  show (second (n));
}

/* Inlined late, since it is called once.  */
static unsigned
sum (unsigned n, unsigned m)
{
  show (n);
  show (m);
  show (n * m);
  show (n + m);
  show (n - m);
  show (n ^ m);
  show (n | m);
  show (n & m);
  return first (n + m) > 10;
}

unsigned
use (unsigned n, unsigned m)
{
  unsigned value;
  unsigned s = sum (n, m);
  if (s)
    value = m * 3;
  if (first (m + n) > 10)
    return value;
  return 0;
}
