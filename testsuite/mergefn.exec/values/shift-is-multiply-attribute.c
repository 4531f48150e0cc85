/* Whether arithmetic wraps, so that x << 3 and x * 8 are the same, is a matter
   of the function and not of the unit: here the unit wraps and the functions
   do not.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-args "facts=keep" } */
/* { dg-options "-O2 -fwrapv -fno-early-inlining" } */

#include <stdio.h>

#define INPUT 0x12345678
#include "../../include/test.h"

#define UNDEFINED __attribute__ ((optimize ("no-wrapv")))

static inline int shift (int x) { return x << 3; }
static inline int times (int x) { return x * 8; }
static inline int by (int x) { return x / 8; }
static inline UNDEFINED int shift_undefined (int x) { return x << 3; }
static inline UNDEFINED int times_undefined (int x) { return x * 8; }
static inline UNDEFINED int by_undefined (int x) { return x / 8; }

static NOINLINE void
wraps_shift (int *p, int n)
{
  for (int i = 0; i < n; i++)
    p[i] = by (shift (p[i]));
}

static NOINLINE void
wraps_times (int *p, int n)
{
  for (int i = 0; i < n; i++)
    p[i] = by (times (p[i]));
}

/* GCC defines this shift for all values.  */
static NOINLINE UNDEFINED void
undefined_shift (int *p, int n)
{
  for (int i = 0; i < n; i++)
    p[i] = by_undefined (shift_undefined (p[i]));
}

static NOINLINE UNDEFINED void
a_undefined_times (int *p, int n)
{
  for (int i = 0; i < n; i++)
    p[i] = by_undefined (times_undefined (p[i]));
}

int
main (void)
{
  int a[2] = { input, -input }, b[2] = { input, -input };
  int c[2] = { input, -input }, d[2] = { input >> 4, -(input >> 4) };
  wraps_shift (a, 2);
  wraps_times (b, 2);
  undefined_shift (c, 2);
  a_undefined_times (d, 2);
  printf ("%x %x %x %x\n", a[0], b[0], c[0], d[0]);
  printf ("%x %x %x %x\n", a[1], b[1], c[1], d[1]);
  return 0;
}

/* { dg-final { mergefn-keeps-apart undefined_shift a_undefined_times } } */
