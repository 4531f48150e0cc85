/* Volatile assembly runs each time that it is passed; other assembly with the
   same operands may run once, or never.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */

#include <stdio.h>

#define INPUT 5
#include "../../include/test.h"

int counter;

#define FUNCTION(name, volatile)                                              \
  static NOINLINE long name (long n)                                          \
  {                                                                           \
    long sum = 1;                                                             \
    for (long i = 0; i < n; i++)                                              \
      {                                                                       \
        long value;                                                           \
        asm volatile ("incl counter(%%rip)\n\tmovl $3, %k0" : "=r"(value));   \
        sum = sum * 7 + value;                                                \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (each_time, volatile)
FUNCTION (each_time_again, volatile)
FUNCTION (at_least_once, )

/* Without operands at all, a percent sign is itself.  */
static NOINLINE void
basic (int n)
{
  for (int i = 0; i < n; i++)
    asm ("incl counter(%rip)");
}

static NOINLINE void
basic_again (int n)
{
  for (int i = 0; i < n; i++)
    asm ("incl counter(%rip)");
}

static NOINLINE void
extended (int n)
{
  for (int i = 0; i < n; i++)
    asm volatile ("incl counter(%%rip)" : : );
}

int
main (void)
{
  int last = 0;
  printf ("%ld ", each_time (input));
  printf ("%d\n", counter - last), last = counter;
  printf ("%ld ", each_time_again (input));
  printf ("%d\n", counter - last), last = counter;
  printf ("%ld\n", at_least_once (input)), last = counter;
  basic (input);
  printf ("%d\n", counter - last), last = counter;
  basic_again (input);
  printf ("%d\n", counter - last), last = counter;
  extended (input);
  printf ("%d\n", counter - last), last = counter;
  return 0;
}

/* { dg-final { mergefn-folds each_time_again each_time removed } } */
/* { dg-final { mergefn-folds basic_again basic removed } } */
/* { dg-final { mergefn-keeps-apart each_time at_least_once } } */
/* { dg-final { mergefn-keeps-apart basic extended } } */
/* { dg-final { mergefn-count-merges 2 } } */
