/* Two structs of one layout are the same to code that goes to their fields by
   pointer, takes them by value and returns them; structs that differ in layout
   are not.  A pointer is no integer, also as a field that is only copied.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

struct point { int x, y; long weight; };
struct size { int width, height; long area; };
struct ratio { unsigned up, down; unsigned long note; };
struct with_note { unsigned up, down; void *note; };
struct narrow { short x, y; long weight; };

#define FUNCTIONS(name, type, first, second, third)                           \
  static NOINLINE int sum_##name (type *p, int n)                             \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 5 + p[i].first - p[i].second;                               \
    return sum;                                                               \
  }                                                                           \
  static NOINLINE type turned_##name (type value, int times)                  \
  {                                                                           \
    for (int i = 0; i < times; i++)                                           \
      {                                                                       \
        int old = value.first;                                                \
        value.first = value.second * 3;                                       \
        value.second = old;                                                   \
      }                                                                       \
    return value;                                                             \
  }                                                                           \
  static NOINLINE void rotate_##name (type *p, int n)                         \
  {                                                                           \
    type front = p[0];                                                        \
    for (int i = 0; i + 1 < n; i++)                                           \
      p[i] = p[i + 1];                                                        \
    p[n - 1] = front;                                                         \
  }

FUNCTIONS (point, struct point, x, y, weight)
FUNCTIONS (size, struct size, width, height, area)
FUNCTIONS (ratio, struct ratio, up, down, note)
FUNCTIONS (with_note, struct with_note, up, down, note)
FUNCTIONS (narrow, struct narrow, x, y, weight)

#define USE(name, type, first, second)                                        \
  {                                                                           \
    type a[3] = { { 1, 2 }, { 30, 4 }, { 5, 600 } };                          \
    rotate_##name (a, input);                                                 \
    type turned = turned_##name (a[1], input);                                \
    printf ("%d %d %d\n", sum_##name (a, input), (int) turned.first,          \
            (int) turned.second);                                             \
  }

int
main (void)
{
  USE (point, struct point, x, y)
  USE (size, struct size, width, height)
  USE (ratio, struct ratio, up, down)
  USE (with_note, struct with_note, up, down)
  USE (narrow, struct narrow, x, y)
  return 0;
}

/* { dg-final { mergefn-folds sum_size sum_point removed } } */
/* { dg-final { mergefn-keeps-apart sum_ratio sum_point } } */
/* { dg-final { mergefn-folds sum_with_note sum_ratio } } */
/* { dg-final { mergefn-keeps-apart sum_narrow sum_point } } */
/* { dg-final { mergefn-folds turned_size turned_point removed } } */
/* { dg-final { mergefn-keeps-apart turned_ratio turned_point } } */
/* { dg-final { mergefn-keeps-apart turned_with_note turned_point } } */
/* { dg-final { mergefn-keeps-apart turned_narrow turned_point } } */
/* { dg-final { mergefn-folds rotate_size rotate_point removed } } */
/* { dg-final { mergefn-folds rotate_ratio rotate_point removed } } */
/* { dg-final { mergefn-keeps-apart rotate_with_note rotate_point } } */
/* { dg-final { mergefn-keeps-apart rotate_narrow rotate_point } } */
