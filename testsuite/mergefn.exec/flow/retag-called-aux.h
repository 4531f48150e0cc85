// A slot that names one of two equal functions, both const, and a place for a store that is there for its type alone
// (retag-aux.h): run () of the file calls the function twice.
//
// SPDX-License-Identifier: GPL-3.0-or-later

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

static long run (char *base, long x, int flag, long long *m, long *l, long v, void *place);

int
main ()
{
  long long *m = (long long *)calloc (16, 8);
  m[2] = 1;
  printf ("%ld\n", run ((char *)m, input, input - INPUT, m + 2, (long *)(m + 2), input, malloc (16)));
  return 0;
}
