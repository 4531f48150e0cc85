/* In a link with -flto and several partitions, what sets errno is named in another partition.  GCC knows of it by the
   summary of the function that is called.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -flto -flto-partition=1to1" } */
/* { dg-additional-sources errno-partition-aux.c } */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#define INPUT 3
#include "../../include/test.h"

int a_unsigned (unsigned *, unsigned long, void **, int);
int b_int (int *, unsigned long, void **, int);

static volatile unsigned long much = ~0ul >> 2;

NOINLINE void *
get (unsigned long n)
{
  return malloc (n);
}

int
main (void)
{
  unsigned u;
  void *q;
  printf ("%d\n", a_unsigned (&u, 10, &q, input));
  int r = b_int (&errno, much, &q, input);
  printf ("%d %d\n", r, q == 0);
  return 0;
}
