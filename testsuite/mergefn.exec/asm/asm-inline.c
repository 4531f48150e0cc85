/* Assembly marked inline counts as small wherever its size is asked for.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name, inline)                                                \
  static NOINLINE long name (long n)                                          \
  {                                                                           \
    long sum = 0;                                                             \
    for (long i = 0; i < n; i++)                                              \
      {                                                                       \
        asm inline ("leaq 5(%0, %1, 4), %0\n\tnop\n\tnop"                     \
                    : "+r"(sum)                                               \
                    : "r"(i));                                                \
        sum = sum * 3;                                                        \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (plain, )
FUNCTION (plain_again, )
FUNCTION (small, inline)
FUNCTION (small_again, inline)

int
main (void)
{
  printf ("%ld %ld\n", plain (input), plain_again (input));
  printf ("%ld %ld\n", small (input), small_again (input));
  return 0;
}

/* { dg-final { mergefn-folds plain_again plain removed } } */
/* { dg-final { mergefn-folds small_again small removed } } */
/* { dg-final { mergefn-keeps-apart plain small } } */
