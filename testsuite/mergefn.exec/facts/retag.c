/* A store of what is there already gives the memory another type.  Whoever
   forgets types could do without it, and would tell callers that nothing is
   written.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fno-early-inlining -fstrict-aliasing" } */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <stdlib.h>

#define NO_INPUT
#include "../../include/test.h"

typedef long __attribute__ ((may_alias)) any;

/* Inlined late, so that the store is there yet.  */
static long get_any (void *p) { return *(any *) p; }
static void put_any (void *p, long v) { *(any *) p = v; }
static long get_long (void *p) { return *(long *) p; }
static void put_long (void *p, long v) { *(long *) p = v; }
static long get_llong (void *p) { return *(long long *) p; }
static void put_llong (void *p, long v) { *(long long *) p = v; }

#define FUNCTION(name, get, put, again)                                       \
  NOINLINE long name (void *p, long n)                                        \
  {                                                                           \
    long v = get (p), w = get (p + 8);                                        \
    put (p, v + again);                                                       \
    put (p + 8, w + again);                                                   \
    return v * n + (w >> 3) * 5;                                              \
  }

FUNCTION (a_any, get_any, put_any, 0)
FUNCTION (b_to_long, get_llong, put_long, 0)
FUNCTION (c_to_llong, get_long, put_llong, 0)
FUNCTION (a_changes, get_llong, put_long, 1)
FUNCTION (b_changes, get_long, put_llong, 1)

NOINLINE long long
caller (void *p, void *q, long n)
{
  long long before = *(long long *) q;
  *(long *) p = n;
  ((long *) p)[1] = n;
  long r = c_to_llong (p, 1);
  return r * 100 + *(long long *) q - before;
}

int
main (void)
{
  void *p = malloc (64);
  *(long long *) p = 1;
  printf ("%lld\n", caller (p, p, 5));
  printf ("%ld\n", a_any (p, 2));
  *(long long *) p = ((long long *) p)[1] = 7;
  printf ("%ld\n", b_to_long (p, 1));
  *(long long *) p = ((long long *) p)[1] = 8;
  printf ("%ld\n", a_changes (p, 1));
  printf ("%ld\n", b_changes (p, 1));
  return 0;
}

/* { dg-final { mergefn-folds b_changes a_changes } } */
