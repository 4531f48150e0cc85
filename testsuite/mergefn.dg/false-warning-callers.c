/* The kept function knew less all the time, but callers of the dropped one knew more: that the two calls of it give the
   same.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-do assemble } */
/* { dg-options "-O2 -Wall" } */
/* { dg-mergefn-args "report=json" } */

#define NO_INPUT
#include "../include/test.h"

extern int lookup (int);

NOINLINE int
find_any (int k)
{
  int r = lookup (k) * 7;
  return r ^ (r >> 3) ^ lookup (k + r);
}

/* lookup keeps a cache, and changes nothing else.  */
NOINLINE __attribute__ ((pure)) int
find_known (int k)
{
  int r = lookup (k) * 7;
  return r ^ (r >> 3) ^ lookup (k + r);
}

struct item { int a, b, c, d, e, f; };

static void
fill (int k, struct item *i)
{
  if (find_known (k) > 3)
    {
      i->a = k * 3;
      i->b = k * 5;
      i->c = k * 7;
      i->d = k * 9;
      i->e = k * 11;
      i->f = k / 3 + k % 7 + k / 9 + k % 11;
    }
}

static int
sum (int k, struct item *i)
{
  if (find_known (k) > 3)
    return i->a / 3 + i->b / 5 * i->c % 7 + i->d / 9 * i->e % 11 + i->f;
  return 0;
}

int
user (int k)
{
  struct item i;
  fill (k, &i);
  return sum (k, &i);
}

int
other (int k)
{
  return find_any (k);
}

/* { dg-final { mergefn-folds find_known find_any } } */
