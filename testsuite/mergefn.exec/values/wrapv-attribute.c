/* Signed overflow wraps in one function and is undefined in its twin.  The
   multiplication and the division meet only when the helpers are inlined, so
   that after folding the undefined one may cancel them: it must not stand for
   the wrapping one.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fno-early-inlining" } */

#include <stdio.h>

#define INPUT 0x12345678
#include "../../include/test.h"

#define WRAPS __attribute__ ((optimize ("wrapv")))

static inline int times (int x) { return x * 1000; }
static inline int by (int x) { return x / 1000; }
static inline WRAPS int times_wrapping (int x) { return x * 1000; }
static inline WRAPS int by_wrapping (int x) { return x / 1000; }

static NOINLINE void
scale (int *p, int n)
{
  for (int i = 0; i < n; i++)
    p[i] = by (times (p[i]));
}

static NOINLINE WRAPS void
scale_wrapping (int *p, int n)
{
  for (int i = 0; i < n; i++)
    p[i] = by_wrapping (times_wrapping (p[i]));
}

static NOINLINE WRAPS void
scale_wrapping_again (int *p, int n)
{
  for (int i = 0; i < n; i++)
    p[i] = by_wrapping (times_wrapping (p[i]));
}

int
main (void)
{
  int defined[2] = { input & 7, 5 };
  int wrapping[2] = { input, input + 1 };
  int again[2] = { input - 1, input + 2 };
  scale (defined, 2);
  scale_wrapping (wrapping, 2);
  scale_wrapping_again (again, 2);
  printf ("%d %d\n", defined[0], defined[1]);
  printf ("%d %d\n", wrapping[0], wrapping[1]);
  printf ("%d %d\n", again[0], again[1]);
  return 0;
}

/* { dg-final { mergefn-folds scale_wrapping_again scale_wrapping removed } } */
/* { dg-final { mergefn-keeps-apart scale scale_wrapping* } } */
