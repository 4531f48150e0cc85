/* As type-promises.c, but GCC finds out late which function the pointer calls.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/late.h"

NOIPA static void note (const char *p, int n) { sink = n + (p != 0); }
#define TAKES(name) static NOINLINE void name (char *p, int n) { note (p, n); note (p, n + 1); note (p, n * 3); }
TAKES (first)
TAKES (second)
typedef void handler (char *, int) __attribute__ ((nonnull));
/* Inlined by the interprocedural inliner, since it is called once.  */
static int choose (handler **f, int n)
{
  int s = 0;
  LATE (s, n);
  *f = first;
  return s;
}
static NOINLINE int caller (char *p, int n, int b)
{
  handler *f;
  int s = choose (&f, n);
  if (b)
    f (p, n);
  else
    second (p, n);
  LATE (s, n);
  LATE (s, n);
  if (!p)
    s = -1;
  return s;
}
int main (void)
{
  char x;
  printf ("%d ", caller (zero ? 0 : &x, 1, 1));
  printf ("%d\n", caller (zero ? &x : 0, 1, zero));
  return 0;
}

/* { dg-final { mergefn-folds second first } } */
