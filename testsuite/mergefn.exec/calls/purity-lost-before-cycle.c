/* Two functions that are const fold, and a caller that calls both takes their results for places apart.  So the kept
   one is const no more.  Only then does a cycle of calls fold, and with it a function that is preferred.  That
   function must lose const, too.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>
#include <stdlib.h>

#define INPUT 16
#include "../../include/test.h"

#define CONST __attribute__ ((const))

#define CYCLE(g, h) \
  CONST NOINLINE static int h (int n); \
  CONST NOINLINE static int g (int n) { return n < 5 ? n * 3 + 1 : h (n - 2) * 5 + n; } \
  CONST NOINLINE static int h (int n) { return n < 3 ? n + 2 : g (n - 1) * 7 - n; }
CYCLE (g1, h1)
CYCLE (g2, h2)

struct wide { int l[16]; int kind; };
struct narrow { int l[1]; int kind; };
typedef float four __attribute__ ((vector_size (16)));
typedef float four_anywhere __attribute__ ((vector_size (16), aligned (4)));
struct lane { four_anywhere v; };
struct row { four v; };

#define AS(name, type, g)                                                              \
  CONST NOINLINE static struct type *name (void *p, int valid)                 \
  {                                                                           \
    return g (valid) > 0 ? p : 0;                                                     \
  }

AS (b_wide, wide, g1)
AS (c_narrow, narrow, g1)
AS (b_lane, lane, g1)
AS (c_row, row, g1)
AS (a_wide, wide, g2)

NOINLINE static void
mix (void *p, int valid, const int *narrow, const int *out, int n)
{
  struct wide *b = b_wide (p, valid);
  for (int i = 0; i < n; i++)
    {
      b->l[i] = out[i] + 3;
      if (narrow[i])
        c_narrow (p, valid)->l[i] = narrow[i];
    }
}
NOINLINE static int
add (void *p, int valid, const int *narrow, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    {
      if (!narrow[i])
        sum += b_wide (p, valid)->l[i] * 5;
      else
        sum += c_narrow (p, valid)->l[i] * 3;
    }
  return sum;
}
NOINLINE static void
set (void *p, int valid, four x, four y, int is_aligned, char *done)
{
  b_lane (p, valid)->v = x;
  *done = 1;
  if (is_aligned)
    c_row (p, valid)->v = y;
}
void *volatile keep;
int main (void)
{
  keep = b_wide; keep = c_narrow; keep = b_lane; keep = c_row;

  static int none[16], out[16];
  struct wide *b = malloc (sizeof *b);
  for (int i = 0; i < 16; i++)
    out[i] = i * i, b->l[i] = 0;
  mix (b, 1, none, out, input);
  for (int i = 0; i < 16; i++)
    printf ("%d ", b->l[i]);
  printf ("%d\n", add (b, 1, none, input));
  char done = 0;
  char *memory = aligned_alloc (16, 64);
  struct lane *lane = (struct lane *)(memory + 4);
  set (lane, 1, (four){ 1, 2, 3, 4 }, (four){ 5, 6 }, input - 16, &done);
  printf ("%g %g %d\n", lane->v[0], lane->v[3], done);
  struct wide *w = a_wide (b, input);
  printf ("%d\n", w->l[3]);
  return 0;
}

/* { dg-final { mergefn-folds b_lane a_wide } } */
/* { dg-final { mergefn-weakens b_lane a_wide function-flags } } */
