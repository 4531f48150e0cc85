// One call through a slot, in a loop, is two calls after GCC has unrolled it.  GCC finds out that both call one function
// now, which is const.  The results become one, and so do two addresses.  GCC drops a store that is there for its type
// alone (retag-aux.h), unless the function that both call promises less.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include "retag-called-aux.h"

NOINLINE static long
run (char *base, long x, int flag, long long *m, long *l, long v, void *place)
{
  char g[64] = "", *r[2];
  if (flag > 1)
    base = g;
  for (int i = 0; i < 2; i++)
    {
      Base *object;
      if (i)
        object = new (place) Table<1>;
      else
        object = new (place) Table<0>;
      r[i] = base + object->find (x);
    }
  char *p = r[0], *q = r[1];
  RETAG
}

// { dg-final { mergefn-folds _ZNK5TableILi1EE4findEl * } }
