// As retag-called.C, but the cycle of blocks has two entries, so it is no loop to GCC when functions fold.  It becomes
// one once GCC knows that RESUME is never set.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include "retag-called-aux.h"

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

// { dg-final { mergefn-folds _ZNK5TableILi1EE4findEl * } }
