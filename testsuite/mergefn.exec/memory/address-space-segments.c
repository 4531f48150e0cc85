/* A load by one segment register is not a load by another, nor one by none; so
   with a store, and with what stands at a constant offset.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */

#include <stdio.h>

#include "../../include/test.h"

__thread int thread_numbers[4] = { 3, 1, 4, 1 };
int numbers[4] = { 2, 7, 1, 8 }, other_numbers[4] = { 5, 6, 7, 8 };

#define FUNCTION(name, space)                                                 \
  static NOINLINE int name (long where, int n)                                \
  {                                                                           \
    int space *p = (int space *) where;                                       \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        sum = sum * 11 + p[i] - p[3];                                         \
        p[i] = sum;                                                           \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (by_fs, __seg_fs)
FUNCTION (by_fs_again, __seg_fs)
FUNCTION (by_gs, __seg_gs)
FUNCTION (by_gs_again, __seg_gs)
FUNCTION (by_none, )

int
main (void)
{
  char __seg_fs *zero = 0;
  /* The thread's pointer stands at offset 0 of the segment; the other segment
     starts at 0.  */
  char *base = *(char *__seg_fs *) zero;
  int (*volatile functions[]) (long, int)
      = { by_fs, by_fs_again, by_gs, by_gs_again, by_none };
  long addresses[] = { (char *) thread_numbers - base,
                       (char *) thread_numbers - base, (long) numbers,
                       (long) numbers, (long) other_numbers };
  for (int f = 0; f < 5; f++)
    printf ("%d\n", functions[f](addresses[f], input));
  for (int i = 0; i < 4; i++)
    printf ("%d %d %d\n", thread_numbers[i], numbers[i], other_numbers[i]);
  return 0;
}

/* { dg-final { mergefn-folds by_fs_again by_fs } } */
/* { dg-final { mergefn-folds by_gs_again by_gs } } */
/* { dg-final { mergefn-keeps-apart by_fs by_gs } } */
/* { dg-final { mergefn-keeps-apart by_fs by_none } } */
/* { dg-final { mergefn-keeps-apart by_gs by_none } } */
