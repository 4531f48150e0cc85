/* Two functions that do the same, called often and more often, and one that
   does otherwise; what profile.exp looks at is how often GCC thinks that each
   runs.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define INPUT 10
#include "../include/test.h"

#define FUNCTION(linkage, name, factor)                                       \
  linkage NOINLINE int name (int n)                                           \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * factor + i;                                                 \
    return sum;                                                               \
  }

FUNCTION (static, first, 7)
FUNCTION (static, second, 7)
FUNCTION (static, other, 11)

int
main (void)
{
  int sum = 0;
  for (int i = 0; i < input * 100; i++)
    sum += first (i & 7) * 3 - other (i & 3);
  for (int i = 0; i < input * 300; i++)
    sum += second (i & 7) * 5;
  printf ("%d\n", sum);
  return 0;
}
