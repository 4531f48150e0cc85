// Store motion takes two references for one if their types are forgotten (memory/references-one.c).  An instance of a
// template forgets them for its name by content, without any other that is equal.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a" }
// { dg-options "-O2" }
// { dg-ways "static" }

#include "check-aux.h"

typedef float Four __attribute__ ((vector_size (16)));
typedef float FourAnywhere __attribute__ ((vector_size (16), aligned (4)));

int same (int, int) __attribute__ ((const, nothrow));

struct Quad
{
  union
  {
    Four v;
    float f[4];
  };
};

#if defined UNIT_main
template <class T>
NOINLINE int
sum (void *p, int n, int when, Four x)
{
  int k = 0;
  for (int i = 0; i < n; i++)
    {
      *(FourAnywhere *)p += x;
      if (same (i, when))
        {
          static_cast<T *> (p)->v = x;
          k++;
        }
    }
  return k;
}

static float numbers[16] __attribute__ ((aligned (16)));
volatile int first = 1;

int
main ()
{
  Four x = { 1, 2, 3, 4 };
  CHECK (sum<Quad> (numbers + first, 8, -1, x) == 0);
  CHECK (numbers[0] == 0 && numbers[1] == 8 && numbers[4] == 32);
  return failures != 0;
}
#else
int
same (int a, int b)
{
  return a == b;
}
#endif
