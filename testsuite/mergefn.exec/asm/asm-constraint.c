/* Where an operand of inline assembly must be, is its constraint.  The text
   does not tell: here a fixed register is named in the text.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */

#include <stdio.h>

#define INPUT 5
#include "../../include/test.h"

/* Both registers are inputs; which operand is in which differs.  */
#define FUNCTION(name, first, second)                                         \
  static NOINLINE long name (const int *p, long n, long factor)               \
  {                                                                           \
    long sum = 0;                                                             \
    for (long i = 0; i < n; i++)                                              \
      {                                                                       \
        long step;                                                            \
        asm ("leaq (%%rcx, %%rdx, 4), %0"                                     \
             : "=r"(step)                                                     \
             : first ((long) p[i]), second (factor));                         \
        sum = sum * 3 + step;                                                 \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (plain, "c", "d")
FUNCTION (plain_again, "c", "d")
FUNCTION (exchanged, "d", "c")

/* Early clobber: without it, an output may share an input's register.  */
#define CLOBBER(name, constraint)                                             \
  static NOINLINE long name (const int *p, long n, long factor)               \
  {                                                                           \
    long sum = 0;                                                             \
    for (long i = 0; i < n; i++)                                              \
      {                                                                       \
        long step;                                                            \
        asm ("movq %1, %0" : constraint (step) : "r"((long) p[i] + factor));  \
        sum = sum * 3 + step;                                                 \
      }                                                                       \
    return sum;                                                               \
  }

CLOBBER (late, "=r")
CLOBBER (late_again, "=r")
CLOBBER (early, "=&r")

int
main (void)
{
  int numbers[5];
  long (*volatile functions[]) (const int *, long, long)
      = { plain, plain_again, exchanged, late, late_again, early };
  for (int i = 0; i < 5; i++)
    numbers[i] = input * (i + 7);
  for (int f = 0; f < 6; f++)
    printf ("%ld\n", functions[f](numbers, input, input * 2));
  return 0;
}

/* { dg-final { mergefn-folds plain_again plain } } */
/* { dg-final { mergefn-folds late_again late } } */
/* { dg-final { mergefn-keeps-apart plain exchanged } } */
/* { dg-final { mergefn-keeps-apart early late } } */
/* { dg-final { mergefn-count-merges 2 } } */
