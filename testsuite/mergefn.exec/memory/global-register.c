/* A global register variable is read and written like memory that has no
   address: two functions that use two of them differ.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */
/* { dg-additional-options "-ffixed-r14 -ffixed-r15" } */

#include <stdio.h>

#define INPUT 5
#include "../../include/test.h"

register long first asm ("r14");
register long second asm ("r15");

#define FUNCTION(name, variable)                                              \
  static NOINLINE long name (const int *p, long n)                            \
  {                                                                           \
    long sum = 0;                                                             \
    for (long i = 0; i < n; i++)                                              \
      {                                                                       \
        variable += p[i];                                                     \
        sum = sum * 3 + variable;                                             \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (use_first, first)
FUNCTION (use_first_again, first)
FUNCTION (use_second, second)

int
main (void)
{
  int numbers[5];
  long a, b, c;
  for (int i = 0; i < 5; i++)
    numbers[i] = input * (i + 7);
  first = 100;
  second = 200;
  a = use_first (numbers, input);
  b = use_first_again (numbers, input);
  c = use_second (numbers, input);
  printf ("%ld %ld %ld\n", a, b, c);
  return 0;
}

/* { dg-final { mergefn-folds use_first_again use_first } } */
/* { dg-final { mergefn-keeps-apart use_first use_second } } */
