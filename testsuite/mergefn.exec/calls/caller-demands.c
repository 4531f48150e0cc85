/* What GCC knows of the functions that a function calls decides whether a call in it vanishes, or an operand becomes a
   constant.  So these must not forget anything: neither those that it calls, nor those that these call.  An indirect
   call may become a direct one later.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#include "../../include/test.h"

extern void bad (void) __attribute__ ((error ("cannot happen")));

struct numbers { int items[4]; };
struct others { int items[4]; };
struct apart { long item[4]; };

#define SET(name, type, k)                                                                         \
  NOINLINE void name (struct type *p, int n)                                                       \
  {                                                                                                \
    p->items[0] = n;                                                                               \
    p->items[1] = n * 2;                                                                           \
    p->items[2] = n * k;                                                                           \
    p->items[3] = n - 7;                                                                           \
  }
SET (a_set, numbers, 3)
SET (b_set, others, 3)
SET (a_deep, numbers, 5)
SET (b_deep, others, 5)
SET (a_table, numbers, 8)
SET (b_table, others, 8)
SET (a_free, numbers, 6)
SET (b_free, others, 6)

NOINLINE int
between (struct numbers *p, int n)
{
  a_deep (p, n + 1);
  return p->items[1] * 3;
}

static NOINLINE void
c_table (struct numbers *p, int n)
{
  p->items[2] += n * 5;
  p->items[1] -= n;
}

static void (*const setters[2]) (struct numbers *, int) = { a_table, c_table };

NOINLINE long
checked_through_table (struct numbers *p, struct apart *q, int n)
{
  q->item[0] = 4;
  for (int i = 0; i < 2; i++)
    setters[i] (p, n);
  if (q->item[0] != 4)
    bad ();
  return p->items[2] + n;
}

/* SUM is 4, if CALL does not change Q.  */
#define CHECK(name, call, check)                                                                   \
  NOINLINE long name (struct numbers *p, struct apart *q, int n)                                   \
  {                                                                                                \
    for (int i = 0; i < 4; i++)                                                                    \
      q->item[i] = 1;                                                                              \
    call;                                                                                          \
    long sum = 0;                                                                                  \
    for (int i = 0; i < 4; i++)                                                                    \
      sum += q->item[i];                                                                           \
    check;                                                                                         \
    return p->items[2] + n;                                                                        \
  }
CHECK (checked, a_set (p, n), if (sum != 4) bad ())
CHECK (checked_through, n += between (p, n), if (sum != 4) bad ())
CHECK (immediate, a_set (p, n), __asm__ volatile ("" : : "i" (sum)))
CHECK (ordinary, a_free (p, n), if (sum != 4) puts ("changed"))

int
main (void)
{
  struct numbers numbers = { { 1 } };
  struct others others = { { 2 } };
  struct apart apart;
  b_set (&others, input);
  b_deep (&others, input);
  b_table (&others, input);
  b_free (&others, input);
  printf ("%ld\n", checked (&numbers, &apart, input));
  printf ("%ld\n", checked_through (&numbers, &apart, input));
  printf ("%ld\n", checked_through_table (&numbers, &apart, input));
  printf ("%ld\n", immediate (&numbers, &apart, input));
  printf ("%ld\n", ordinary (&numbers, &apart, input));
  printf ("%d\n", others.items[2]);
  return 0;
}

/* { dg-final { mergefn-keeps-apart b_set a_set } } */
/* { dg-final { mergefn-keeps-apart b_deep a_deep } } */
/* { dg-final { mergefn-keeps-apart b_table a_table } } */
/* { dg-final { mergefn-folds b_free a_free } } */
