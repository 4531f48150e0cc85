/* A naked function is nothing but its assembly: it has no frame to be told
   apart by, cannot be a thunk, and is left alone.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name, factor)                                                \
  __attribute__ ((naked, noinline, noclone)) int name (int n)                 \
  {                                                                           \
    asm ("movl %edi, %eax\n\t"                                                \
         "imull $" #factor ", %eax\n\t"                                       \
         "addl $5, %eax\n\t"                                                  \
         "ret");                                                              \
  }

FUNCTION (times_3_a, 3)
FUNCTION (times_3_b, 3)
FUNCTION (times_4, 4)

int (*volatile functions[]) (int) = { times_3_a, times_3_b, times_4 };

/* Without that, the same is folded.  */
#define PLAIN(name)                                                           \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

PLAIN (plain_a)
PLAIN (plain_b)

int
main (void)
{
  for (int f = 0; f < 3; f++)
    printf ("%d ", functions[f](input));
  printf ("%d %d\n", times_3_b (input), functions[0] == functions[1]);
  printf ("%d %d\n", plain_a (input), plain_b (input));
  return 0;
}

/* { dg-final { mergefn-folds plain_b plain_a } } */
/* { dg-final { mergefn-keeps-apart times_3_a times_3_b } } */
/* { dg-final { mergefn-count-merges 1 } } */
/* { dg-final { mergefn-excludes barrier-attribute } } */
