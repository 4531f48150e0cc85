/* An aggregate that is passed by value is the same parameter only if it is
   passed the same way and has the same layout: two floats travel in a vector
   register, two ints in an integer register.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fno-strict-aliasing" } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

struct floats { float a, b; };
struct ints { int a, b; };
struct other_ints { int x, y; };

volatile int zero;

NOINLINE unsigned
digest (const void *where, int size, unsigned hash)
{
  const unsigned char *bytes = where;
  for (int i = 0; i < size; i++)
    hash = hash * 31 + bytes[i];
  return hash;
}

static NOINLINE unsigned
take_floats (int n, struct floats value)
{
  unsigned hash = 0;
  for (int i = 0; i < n; i++)
    hash = digest (&value, 8, hash + i);
  return hash;
}

static NOINLINE unsigned
take_ints (int n, struct ints value)
{
  unsigned hash = 0;
  for (int i = 0; i < n; i++)
    hash = digest (&value, 8, hash + i);
  return hash;
}

static NOINLINE unsigned
take_other_ints (int n, struct other_ints value)
{
  unsigned hash = 0;
  for (int i = 0; i < n; i++)
    hash = digest (&value, 8, hash + i);
  return hash;
}

int
main (int argc, char **argv)
{
  struct floats f = { 1.5f + zero, 2.5f + zero };
  struct ints i = { 11 + zero, 12 + zero };
  struct other_ints o = { 21 + zero, 22 + zero };
  printf ("%u\n", take_floats (argc + 1, f));
  printf ("%u\n", take_ints (argc + 1, i));
  printf ("%u\n", take_other_ints (argc + 1, o));
  return 0;
}

/* { dg-final { mergefn-folds take_other_ints take_ints removed } } */
/* { dg-final { mergefn-keeps-apart take_floats take_ints } } */
