/* Two const functions fold, and one function calls both.  If GCC takes the two results for one, a reference in a branch
   that never runs is to the place of one that always runs.  Then it must not lend that one its alignment, the bounds of
   its array, its type or its restrict pointer.  So the kept function is const no more.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define INPUT 16
#include "../../include/test.h"
#include "../../include/loads.h"

#define PLACE NOINLINE
#define VALID(n) (n)
#include "results-as-places-aux.h"

struct first { int v, w; };
struct second { int v, w; };

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
  show_places ();

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
