/* What a caller needs that knows more of one result than of another: something to show the first by, an end between the
   two, and a promise about the second.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <stdlib.h>

static NOIPA void
stop_if (int n)
{
  if (n)
    exit (0);
}

static NOIPA void
show (int n, int m)
{
  printf ("%d %d\n", n, m);
}

#define assume(condition)                                                                          \
  if (!(condition))                                                                                \
  __builtin_unreachable ()
