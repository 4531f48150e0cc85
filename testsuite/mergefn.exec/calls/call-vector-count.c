/* A call through a variadic type tells the callee in a register how many vector
   registers hold arguments; a call through a fixed type leaves garbage there.
   The two calls look the same but for the type.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */

#include <stdio.h>

#include "../../include/test.h"

/* Stores %al, which only a call through a variadic type sets.  */
long
probe (double value);
asm (".text\n"
     ".globl probe\n"
     "probe:\n\t"
     "movzbl %al, %eax\n\t"
     "ret\n");

typedef long (*fixed) (double);
typedef long (*variadic) (double, ...);
void *volatile probe_pointer = (void *) probe;

#define CALLER(name, type)                                                    \
  static NOINLINE long name (void *function, int n)                           \
  {                                                                           \
    long sum = 0;                                                             \
    for (int i = 0; i < n; i++)                                               \
      sum += ((type) function) (i);                                           \
    return sum;                                                               \
  }

CALLER (call_fixed, fixed)
CALLER (call_variadic, variadic)
CALLER (call_variadic_again, variadic)

int
main (void)
{
  call_fixed (probe_pointer, input);
  printf ("%ld\n", call_variadic (probe_pointer, input));
  printf ("%ld\n", call_variadic_again (probe_pointer, input));
  return 0;
}

/* { dg-final { mergefn-folds call_variadic_again call_variadic removed } } */
/* { dg-final { mergefn-keeps-apart call_fixed call_variadic } } */
