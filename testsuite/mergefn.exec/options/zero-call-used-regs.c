/* A function that clears the registers it used before it returns is not the
   same as one that does not.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */
/* { dg-additional-options "-mno-red-zone" } */

#include <stdio.h>

#include "../../include/test.h"

#define CLEARS __attribute__ ((zero_call_used_regs ("all-gpr")))

static NOINLINE long
keeps (long n)
{
  long sum = 1;
  for (long i = 0; i < n; i++)
    sum = sum * 7 + i;
  return sum;
}

static NOINLINE CLEARS long
clears_a (long n)
{
  long sum = 1;
  for (long i = 0; i < n; i++)
    sum = sum * 7 + i;
  return sum;
}

static NOINLINE CLEARS long
clears_b (long n)
{
  long sum = 1;
  for (long i = 0; i < n; i++)
    sum = sum * 7 + i;
  return sum;
}

/* What FUNCTION (N) leaves in a register that it had no reason to touch.  */
static NOINLINE long
left_behind (long (*function) (long), long n)
{
  long left;
  asm volatile ("movq $77, %%r10\n\tcall *%2\n\tmovq %%r10, %0"
                : "=&b"(left), "+D"(n)
                : "r"(function)
                : "rax", "rcx", "rdx", "rsi", "r8", "r9", "r10", "r11", "cc",
                  "memory");
  return left;
}

int
main (void)
{
  printf ("%ld %ld %ld\n", keeps (input), clears_a (input), clears_b (input));
  printf ("%ld\n", left_behind (keeps, input));
  printf ("%ld\n", left_behind (clears_a, input));
  printf ("%ld\n", left_behind (clears_b, input));
  return 0;
}

/* { dg-final { mergefn-folds clears_b clears_a } } */
/* { dg-final { mergefn-keeps-apart keeps clears_a } } */
