/* Summaries of a function that can be interposed are read through its local
   aliases.  Two such functions call what is pure in the one, and what keeps an
   address in the other; whoever calls the kept body by a local name must not
   rely on the first.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fPIC" } */

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

#define FUNCTION(name, callee)                                                \
  NOINLINE int name (int *p, int n, int c)                                    \
  {                                                                           \
    int s = callee (p, c);                                                    \
    for (int i = 0; i < n; i++)                                               \
      s = s * 3 + i;                                                          \
    return s;                                                                 \
  }                                                                           \
  static __typeof (name) local_##name __attribute__ ((alias (#name)));        \
  NOINLINE int use_##name (int n, int c)                                      \
  {                                                                           \
    int x = n;                                                                \
    int s = local_##name (&x, n, c);                                          \
    *kept_address = 100;                                                      \
    return x + s;                                                             \
  }
FUNCTION (a, look)
FUNCTION (b, keep)

int
main (void)
{
  kept_address = &dummy;
  printf ("%d\n", use_a (3, zero));
  printf ("%d\n", use_b (3, zero + 1));
  return 0;
}
