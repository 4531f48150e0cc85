/* Functions that give one place as several types, and callers that call two of them.  The file says by PLACE what comes
   before such a function, and by VALID (n) when it gives the place.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <stdlib.h>

struct wide { int l[16]; int kind; };
struct narrow { int l[1]; int kind; };
typedef float four __attribute__ ((vector_size (16)));
typedef float four_anywhere __attribute__ ((vector_size (16), aligned (4)));
struct lane { four_anywhere v; };
struct row { four v; };

#define AS(name, type, valid_p)                                               \
  PLACE static struct type *name (void *p, int valid)                         \
  {                                                                           \
    return valid_p (valid) ? p : 0;                                           \
  }

AS (as_wide, wide, VALID)
AS (as_narrow, narrow, VALID)
AS (as_lane, lane, VALID)
AS (as_row, row, VALID)

NOINLINE static void
mix (void *p, int valid, const int *narrow, const int *out, int n)
{
  struct wide *b = as_wide (p, valid);
  for (int i = 0; i < n; i++)
    {
      b->l[i] = out[i] + 3;
      if (narrow[i])
        as_narrow (p, valid)->l[i] = narrow[i];
    }
}

NOINLINE static int
add (void *p, int valid, const int *narrow, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    {
      if (!narrow[i])
        sum += as_wide (p, valid)->l[i] * 5;
      else
        sum += as_narrow (p, valid)->l[i] * 3;
    }
  return sum;
}

NOINLINE static void
set (void *p, int valid, four x, four y, int is_aligned, char *done)
{
  as_lane (p, valid)->v = x;
  *done = 1;
  if (is_aligned)
    as_row (p, valid)->v = y;
}

static void
show_places (void)
{
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
  set (lane, 1, (four){ 1, 2, 3, 4 }, (four){ 5, 6 }, input - INPUT, &done);
  printf ("%g %g %d\n", lane->v[0], lane->v[3], done);
}
