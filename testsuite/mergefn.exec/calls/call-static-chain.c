/* Which static chain a call passes is an operand of the call that is not among
   its arguments.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */

#include <stdio.h>

#include "../../include/test.h"

/* Adds what the static chain points to.  */
static NOINLINE long
add_chain (long n)
{
  long *chain;
  asm ("movq %%r10, %0" : "=r"(chain));
  return n * 10 + *chain;
}

typedef long (*function) (long);
function volatile adder = add_chain;

#define FUNCTION(name, chain)                                                 \
  NOINLINE long name (function f, long n, long *p, long *q)                   \
  {                                                                           \
    long sum = 0;                                                             \
    for (long i = 0; i < n; i++)                                              \
      sum = sum * 3 + __builtin_call_with_static_chain (f (i), chain);        \
    return sum + *p - *q;                                                     \
  }

FUNCTION (passes_p, p)
FUNCTION (passes_p_too, p)
FUNCTION (passes_q, q)
FUNCTION (passes_next, p + 1)

int
main (void)
{
  long a[2] = { input * 5, 3 }, b = input * 7;
  printf ("%ld\n", passes_p (adder, input, a, &b));
  printf ("%ld\n", passes_p_too (adder, input, a, &b));
  printf ("%ld\n", passes_q (adder, input, a, &b));
  printf ("%ld\n", passes_next (adder, input, a, &b));
  return 0;
}

/* { dg-final { mergefn-folds passes_p_too passes_p } } */
/* { dg-final { mergefn-keeps-apart passes_p passes_q } } */
/* { dg-final { mergefn-keeps-apart passes_p passes_next } } */
