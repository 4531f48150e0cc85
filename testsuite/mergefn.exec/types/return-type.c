/* Two functions that fill an aggregate through its address and return it are
   the same only if the aggregate is returned the same way: a struct of two
   floats comes back in a vector register, one of two ints in an integer
   register.  Another tag with the same layout is no difference.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fno-strict-aliasing" } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

struct floats { float a, b; };
struct ints { int a, b; };
struct other_ints { int x, y; };

volatile unsigned char seed = 7;

NOINLINE void
fill (void *where, int size, int n)
{
  unsigned char *bytes = where;
  for (int i = 0; i < size; i++)
    bytes[i] = seed * (i + 1) + n;
}

static NOINLINE struct floats
make_floats (int n)
{
  struct floats result;
  for (int i = 0; i < n; i++)
    fill (&result, sizeof result, i);
  return result;
}

static NOINLINE struct ints
make_ints (int n)
{
  struct ints result;
  for (int i = 0; i < n; i++)
    fill (&result, sizeof result, i);
  return result;
}

static NOINLINE struct other_ints
make_other_ints (int n)
{
  struct other_ints result;
  for (int i = 0; i < n; i++)
    fill (&result, sizeof result, i);
  return result;
}

int
main (int argc, char **argv)
{
  struct floats f = make_floats (argc);
  struct ints i = make_ints (argc + 1);
  struct other_ints o = make_other_ints (argc + 2);
  printf ("%a %a\n", f.a, f.b);
  printf ("%x %x\n", i.a, i.b);
  printf ("%x %x\n", o.x, o.y);
  return 0;
}

/* { dg-final { mergefn-folds make_other_ints make_ints removed } } */
/* { dg-final { mergefn-keeps-apart make_floats make_ints } } */
