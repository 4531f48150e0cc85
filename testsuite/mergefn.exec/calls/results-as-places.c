/* Two const functions fold, and one function calls both.  If GCC takes the two results for one, a reference in a branch
   that never runs is to the place of one that always runs.  Then it must not lend that one its alignment, the bounds of
   its array, its type or its restrict pointer.  So the kept function is const no more.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <stdlib.h>

#define INPUT 16
#include "../../include/test.h"
#include "../../include/loads.h"

struct wide { int l[16]; int kind; };
struct narrow { int l[1]; int kind; };
typedef float four __attribute__ ((vector_size (16)));
typedef float four_anywhere __attribute__ ((vector_size (16), aligned (4)));
struct lane { four_anywhere v; };
struct row { four v; };
struct first { int v, w; };
struct second { int v, w; };

#define AS(type)                                                              \
  NOINLINE static struct type *as_##type (void *p, int valid)                 \
  {                                                                           \
    return valid ? p : 0;                                                     \
  }

AS (wide)
AS (narrow)
AS (lane)
AS (row)

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

NOIPA static void
other (void)
{
  __asm__ volatile ("" ::: "memory");
}

#define READ_BACK(name, condition, one, two)                                  \
  NOINLINE static int name (void *from, struct second *r, int is_first, int stored) \
  {                                                                           \
    int *p = load (from), s;                                                  \
    struct first *q = load_anywhere (from);                                   \
    if (stored)                                                               \
      {                                                                       \
        other ();                                                             \
        r->v = 5;                                                             \
      }                                                                       \
    if (condition)                                                            \
      s = one;                                                                \
    else                                                                      \
      s = two;                                                                \
    r->v = 8;                                                                 \
    return s;                                                                 \
  }

READ_BACK (read_first, is_first, q->v, *p)
READ_BACK (read_last, !is_first, *p, q->v)

static inline int
store_apart (int *restrict q, int *restrict r, int is_apart, int otherwise)
{
  int s = otherwise;
  if (is_apart)
    s = *q;
  *r = 5;
  return s;
}

NOINLINE static int
read_apart (void *from, int *r, int is_apart, int one)
{
  int *p = load (from), *q = load_anywhere (from), s = 0;
  if (!is_apart)
    s = *p;
  return store_apart (q, r, is_apart, s) + one;
}

int
main (void)
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

  static struct second object = { 100, 0 };
  void *volatile known = &object;
  void *from = known;
  printf ("%d ", read_first (&from, known, input - INPUT, input));
  object.v = 100;
  printf ("%d ", read_last (&from, known, input - INPUT, input));
  object.v = 100;
  printf ("%d\n", read_apart (&from, known, input - INPUT, 1));
  return 0;
}

/* { dg-final { mergefn-needs results {-O2 -O3} 12 } } */
