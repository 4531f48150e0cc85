// As retag-called.C, but the cycle of blocks has two entries, so it is no loop to GCC when functions fold.  It becomes
// one once GCC knows that RESUME is never set.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <stdio.h>
#include <stdlib.h>
#include <new>

#define INPUT 16
#include "../../include/test.h"
#include "retag-aux.h"

struct Base { virtual long find (long x) const = 0; };

template <int N>
struct Table : Base
{
  __attribute__ ((noinline, const)) long find (long x) const override
  {
    long y = x * x - 240;
    if (y > 1000)
      y = x / 7 + x % 11 - (x ^ 12345) * 3;
    if (y < -1000)
      y = x / 13 + x % 17 - (x ^ 54321) * 5;
    return y;
  }
};

static int resume; // Nobody sets it.

NOINLINE static long
run (char *base, long x, int flag, long long *m, long *l, long v, void *place)
{
  char g[64] = "", *r[2];
  if (flag > 1)
    base = g;
  int i = 0;
  Base *object;
  if (resume)
    goto middle;
top:
  if (i)
    object = new (place) Table<1>;
  else
    object = new (place) Table<0>;
  r[i] = base + object->find (x);
middle:
  if (++i < 2)
    goto top;
  char *p = r[0], *q = r[1];
  RETAG
}

int
main ()
{
  long long *m = (long long *)calloc (16, 8);
  m[2] = 1;
  printf ("%ld\n", run ((char *)m, input, input - INPUT, m + 2, (long *)(m + 2), input, malloc (16)));
  return 0;
}

// { dg-final { mergefn-folds _ZNK5TableILi1EE4findEl * } }
