// One call through a slot, in a loop, is two calls after GCC has unrolled it.  GCC finds out that both call one function
// now, which is const.  The results become one, and so do two addresses.  GCC drops a store that is there for its type
// alone (retag-aux.h), unless the function that both call promises less.
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

int
main ()
{
  long long *m = (long long *)calloc (16, 8);
  m[2] = 1;
  printf ("%ld\n", run ((char *)m, input, input - INPUT, m + 2, (long *)(m + 2), input, malloc (16)));
  return 0;
}

// { dg-final { mergefn-folds _ZNK5TableILi1EE4findEl * } }
