/* What GCC knows to be reachable from outside a function is no fact at a site.
   The kept function calls one that is pure, so that its variable is not
   reachable; the dropped one's keeps the address.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

static int *kept_address, dummy;
volatile int zero;

#define KEEPS(name, attribute)                                                \
  static NOINLINE attribute int name (int *p, int c)                          \
  {                                                                           \
    if (c)                                                                    \
      kept_address = p;                                                       \
    return p[0] + c;                                                          \
  }
/* Called only where it keeps nothing.  */
KEEPS (look, __attribute__ ((pure)))
KEEPS (keep, )

NOINLINE __attribute__ ((const, noipa)) int start (int x) { return x * 3; }

#define FUNCTION(name, callee)                                                \
  NOINLINE int name (int n, int c)                                            \
  {                                                                           \
    int x[4];                                                                 \
    int s = start (c);                                                        \
    do                                                                        \
      {                                                                       \
        int i = 0;                                                            \
        do                                                                    \
          x[i] = n;                                                           \
        while (++i < 4);                                                      \
        s += callee (x, c);                                                   \
        *kept_address = 100;                                                  \
        i = 0;                                                                \
        do                                                                    \
          s += x[i];                                                          \
        while (++i < 4);                                                      \
      }                                                                       \
    while (--n);                                                              \
    return s;                                                                 \
  }
FUNCTION (a_look, look)
FUNCTION (b_keep, keep)

int
main (void)
{
  kept_address = &dummy;
  printf ("%d\n", a_look (3, zero));
  printf ("%d\n", b_keep (3, zero + 1));
  return 0;
}
