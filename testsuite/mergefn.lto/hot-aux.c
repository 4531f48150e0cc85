/* Two pairs that differ in what GCC knows only: of one pair the profile says
   that it is hot, of the other that it is not.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../include/test.h"

#define FUNCTION(name, type)                                                  \
  static NOINLINE long name (type *p, int n, long seed)                       \
  {                                                                           \
    long sum = seed;                                                          \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        sum = sum * 3 + p[i & 3];                                             \
        p[i & 3] = sum ^ seed;                                                \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (hot_long, long)
FUNCTION (hot_long_long, long long)

#define COLD(name, type)                                                      \
  static NOINLINE long name (type *p, int n, long seed)                       \
  {                                                                           \
    long sum = seed;                                                          \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        sum = sum * 5 - p[i & 3];                                             \
        p[i & 3] = sum & seed;                                                \
      }                                                                       \
    return sum;                                                               \
  }

COLD (cold_long, long)
COLD (cold_long_long, long long)

int
main (void)
{
  long a[4] = { 1, 2, 3, 4 }, sum = 0;
  long long b[4] = { 1, 2, 3, 4 };
  for (int i = 0; i < 20000; i++)
    sum += hot_long (a, 50 + input, i) ^ hot_long_long (b, 50 + input, i);
  sum += cold_long (a, input, 5) ^ cold_long_long (b, input, 7);
  printf ("%ld\n", sum);
  return 0;
}
