/* Arrays whose bounds are parameters: the element's address is computed from
   the bound, and whose bound it is counts.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name, bound, other)                                          \
  static NOINLINE int name (int n, int m, int array[][bound])                 \
  {                                                                           \
    int sum = 0;                                                              \
    int row[other];                                                           \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        for (int j = 0; j < m; j++)                                           \
          row[(i + j) % 2] = array[i][j] + j;                                 \
        sum = sum * 3 + row[0] - row[1];                                      \
      }                                                                       \
    return sum + sizeof row;                                                  \
  }

FUNCTION (by_m, m, n)
FUNCTION (by_m_again, m, n)
FUNCTION (by_n, n, n)
FUNCTION (by_m_m, m, m)

/* A struct whose size only this function knows.  */
#define LOCAL(name)                                                           \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    struct { int items[n]; int last; } local;                                 \
    for (int i = 0; i < n; i++)                                               \
      local.items[i] = i * n;                                                 \
    local.last = 0;                                                           \
    for (int i = 0; i < n; i++)                                               \
      local.last += local.items[n - 1 - i] * i;                               \
    return local.last;                                                        \
  }

LOCAL (local_a)
LOCAL (local_b)

int
main (void)
{
  int array[3][4], n = input;
  for (int i = 0; i < 12; i++)
    array[i / 4][i % 4] = i * i;
  printf ("%d\n", by_m (n, 4, array));
  printf ("%d\n", by_m_again (n, 4, array));
  printf ("%d\n", by_n (n, 4, (int (*)[n]) array));
  printf ("%d\n", by_m_m (n, 4, array));
  printf ("%d %d\n", local_a (input), local_b (input));
  return 0;
}

/* { dg-final { mergefn-folds by_m_again by_m } } */
/* { dg-final { mergefn-keeps-apart by_m by_n } } */
/* { dg-final { mergefn-keeps-apart by_m by_m_m } } */
