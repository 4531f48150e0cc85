/* What overflow.c and signed-overflow.c compile, where facts are weakened and where they are kept.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define INPUT 0x7ffffff0
#include "../../include/test.h"

static inline int int_next (int x, int y) { return x + y; }
static inline unsigned unsigned_next (unsigned x, unsigned y) { return x + y; }

/* Is the next number another one, and does the next but one follow?  */
#define FUNCTION(name, type)                                                  \
  static NOINLINE int name (const void *where, int n)                         \
  {                                                                           \
    const type *p = where;                                                    \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + ((int) type##_next (p[i], 100) > (int) p[i]);           \
    return sum;                                                               \
  }

FUNCTION (wraps, unsigned)
FUNCTION (wraps_again, unsigned)
FUNCTION (overflows, int)

int
main (void)
{
  int small[3] = { 1, input & 0xff, -5 };
  unsigned large[3] = { input, 1, input - 1000 };
  printf ("%d\n", overflows (small, 3));
  printf ("%d\n", wraps (large, 3));
  printf ("%d\n", wraps_again (large, 3));
  return 0;
}
