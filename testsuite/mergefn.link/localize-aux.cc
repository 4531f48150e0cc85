// For localize.exp: two units that fold the same instances.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>

extern int total;

template <class T>
__attribute__ ((noinline, noclone)) int
work (T *p, int k)
{
  int s = 3;
  for (int i = 0; i < k; i++)
    s = s * 3 ^ (int) p[i];
  total += s;
  return s;
}

int library (int *p, unsigned *q, int k);

#if defined UNIT_main
int total;

int
main ()
{
  int x[3] = { 1, 2, 3 };
  unsigned y[3] = { 4, 5, 6 };
  std::printf ("%d %d\n", work (x, 3) + work (y, 2), library (x, y, 3));
}
#else
int
library (int *p, unsigned *q, int k)
{
  return work (p, k) + work (q, k);
}
#endif
