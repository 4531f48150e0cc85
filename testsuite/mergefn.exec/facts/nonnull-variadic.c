/* A function that is nonnull without a list promises that of every argument that
   is a pointer, also where none is declared: an integer there may be zero.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

__attribute__ ((noipa, nonnull)) int f (void *p, ...) { return p != 0; }
int seen;
#define HELP(name)                                                            \
  static int name (char *q, int k)                                            \
  {                                                                           \
    seen = (seen ^ k) * 5 + 3;                                                \
    if (seen > 100000)                                                        \
      seen = seen - 99999;                                                    \
    if (seen < -100000)                                                       \
      seen = seen / 3;                                                        \
    if (k > 7)                                                                \
      seen += k * k - seen;                                                   \
    if (q)                                                                    \
      return seen + 1;                                                        \
    return seen + 1000;                                                       \
  }
HELP (help_a)
HELP (help_b)
HELP (help_c)
NOINLINE int pointer (void *p, char *q, int k) { f (p, q); return help_a (q, k); }
NOINLINE int integer (void *p, char *q, int k) { f (p, (long) q); return help_b (q, k); }
NOINLINE int another (void *p, char *q, int k) { f (p, q); return help_c (q, k); }

volatile int one = 1;

int
main (void)
{
  int x;
  printf ("%d\n", integer (&x, 0, one));
  printf ("%d\n", pointer (&x, (char *) &x, one));
  printf ("%d\n", another (&x, (char *) &x, one));
  return 0;
}

/* { dg-final { mergefn-folds pointer another } } */
/* { dg-final { mergefn-keeps-apart integer pointer } } */
