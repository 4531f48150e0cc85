/* GCC takes a constant index for a dimension: items of two rows are apart,
   wherever they are.  The kept function names an item of the next row by the
   row before, and is never called; the dropped one names it as it is.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

struct rows { int a[2][4]; };
struct fields { int head[4], tail[4]; };
union both { struct rows rows; struct fields fields; };

volatile int n = 4;
volatile int no = 0;

/* The seventh item is the third of the second row.  */
#define FUNCTION(name, type, row, item)                                       \
  NOINLINE int name (type *p, int n)                                          \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      row[i] = item + i;                                                      \
    return row[n - 1];                                                        \
  }

FUNCTION (a_other_row, struct rows, p->a[1], p->a[0][6])
FUNCTION (same_row, struct rows, p->a[1], p->a[1][2])
FUNCTION (a_other_field, struct fields, p->tail, p->head[6])
FUNCTION (same_field, struct fields, p->tail, p->tail[2])

/* What a variable index is an item of goes by all its steps.  */
FUNCTION (in_rows, struct rows, p->a[1], p->a[1][3])
FUNCTION (in_rows_again, union both, p->rows.a[1], p->rows.a[1][3])
FUNCTION (in_same_rows, struct rows, p->a[1], p->a[1][3])

int
main (void)
{
  struct rows r = { { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } } };
  struct fields f = { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } };
  union both b = { r };
  struct rows s = r;
  if (no)
    printf ("%d %d\n", a_other_row (&r, n), a_other_field (&f, n));
  printf ("%d\n", same_row (&r, n));
  printf ("%d\n", same_field (&f, n));
  printf ("%d %d\n", in_rows (&s, n), in_rows_again (&b, n));
  printf ("%d\n", in_same_rows (&s, n));
  return 0;
}

/* { dg-final { mergefn-folds same_row a_other_row } } */
/* { dg-final { mergefn-weakens same_row a_other_row steps } } */
/* { dg-final { mergefn-folds same_field a_other_field } } */
/* { dg-final { mergefn-keeps-apart in_rows_again in_rows } } */
/* { dg-final { mergefn-folds in_same_rows in_rows } } */
/* { dg-final { mergefn-needs steps {-O1 -O2 -O3} } } */
