/* Assembly that jumps to labels of its function is not folded, whether the
   labels agree or not.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */

#include <stdio.h>

#define INPUT 5
#include "../../include/test.h"

#define FUNCTION(name, instruction)                                           \
  static NOINLINE int name (const int *p, int n)                              \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        asm goto ("testl $1, %0\n\t" instruction " %l[odd]"                   \
                  :                                                           \
                  : "r"(p[i])                                                 \
                  : "cc"                                                      \
                  : odd);                                                     \
        sum = sum * 3 + 1;                                                    \
        continue;                                                             \
      odd:                                                                    \
        sum = sum * 5 + 2;                                                    \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (jumps_if_odd, "jnz")
FUNCTION (jumps_if_odd_too, "jnz")
FUNCTION (jumps_if_even, "jz")

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
  int numbers[5];
  for (int i = 0; i < 5; i++)
    numbers[i] = input * i + (i >> 1);
  printf ("%d\n", jumps_if_odd (numbers, input));
  printf ("%d\n", jumps_if_odd_too (numbers, input));
  printf ("%d\n", jumps_if_even (numbers, input));
  printf ("%d %d\n", plain_a (input), plain_b (input));
  return 0;
}

/* { dg-final { mergefn-folds plain_b plain_a } } */
/* { dg-final { mergefn-keeps-apart jumps_if_odd jumps_if_odd_too } } */
/* { dg-final { mergefn-keeps-apart jumps_if_odd jumps_if_even } } */
