/* A load relative to a segment register is not a load from the same number.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */

#include <stdio.h>

#include "../../include/test.h"

__thread int thread_numbers[4] = { 3, 1, 4, 1 };
int numbers[4] = { 2, 7, 1, 8 };

static NOINLINE int
sum_fs_a (int __seg_fs *p, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    {
      sum = sum * 11 + p[i];
      p[i] = sum;
    }
  return sum;
}

static NOINLINE int
sum_fs_b (int __seg_fs *p, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    {
      sum = sum * 11 + p[i];
      p[i] = sum;
    }
  return sum;
}

static NOINLINE int
sum (int *p, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    {
      sum = sum * 11 + p[i];
      p[i] = sum;
    }
  return sum;
}

/* Only the pointer is passed on: in which space it points is its type.  */
static NOINLINE long
distance (char *p, char *q, int n)
{
  long sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + (q - p);
  return sum;
}

int
main (void)
{
  char __seg_fs *zero = 0;
  /* The thread's pointer stands at offset 0 of the segment.  */
  char *base = *(char *__seg_fs *) zero;
  int __seg_fs *p
      = (int __seg_fs *) ((char *) thread_numbers - base);
  printf ("%d\n", sum_fs_a (p, input));
  printf ("%d\n", sum_fs_b (p, input));
  printf ("%d\n", sum (numbers, input));
  printf ("%ld\n", distance ((char *) numbers, (char *) (numbers + 2), input));
  for (int i = 0; i < 4; i++)
    printf ("%d %d\n", thread_numbers[i], numbers[i]);
  return 0;
}

/* { dg-final { mergefn-folds sum_fs_b sum_fs_a removed } } */
/* { dg-final { mergefn-keeps-apart sum sum_fs_a } } */
