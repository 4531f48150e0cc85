/* Inline assembly is compared by its text; its operands by number.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */

#include <stdio.h>

#define INPUT 5
#include "../../include/test.h"

#define FUNCTION(name, template)                                              \
  static NOINLINE long name (const int *p, long n)                            \
  {                                                                           \
    long sum = 0;                                                             \
    for (long i = 0; i < n; i++)                                              \
      asm (template : "+r"(sum) : "r"((long) p[i]));                          \
    return sum;                                                               \
  }

FUNCTION (add, "addq %1, %0")
FUNCTION (add_again, "addq %1, %0")
FUNCTION (subtract, "subq %1, %0")
FUNCTION (add_twice, "addq %1, %0\n\taddq %1, %0")
FUNCTION (xor_in, "xorq %1, %0")

int
main (void)
{
  int numbers[5];
  long (*volatile functions[]) (const int *, long)
      = { add, add_again, subtract, add_twice, xor_in };
  for (int i = 0; i < 5; i++)
    numbers[i] = input * (i + 7);
  for (int f = 0; f < 5; f++)
    printf ("%ld\n", functions[f](numbers, input));
  return 0;
}

/* { dg-final { mergefn-folds add_again add } } */
/* { dg-final { mergefn-count-merges 1 } } */
