/* Callers of different functions are different, even if the functions look
   alike from outside; callers of one function by two names are the same.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <stdlib.h>

#include "../../include/test.h"

int state;

NOINLINE void up (int n) { state = state * 3 + n; }
NOINLINE void down (int n) { state = state * 5 - n; }
static void also_up (int n) __attribute__ ((alias ("up")));

#define CALLER(name, callee)                                                  \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      callee (i);                                                             \
    return state;                                                             \
  }

CALLER (call_up, up)
CALLER (call_up_again, up)
CALLER (call_also_up, also_up)
CALLER (call_down, down)

/* Which pointer is called, is an operand.  */
typedef void (*function) (int);

#define POINTER(name, callee)                                                 \
  NOINLINE int name (function first, function second, int n)                  \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      callee (i);                                                             \
    return state;                                                             \
  }

POINTER (call_first, first)
POINTER (call_first_again, first)
POINTER (call_second, second)

/* Built-in functions are callees like any other.  */
static NOINLINE int
magnitude (int n)
{
  int sum = 0;
  for (int i = -n; i < n; i++)
    sum = sum * 3 + (int) __builtin_popcount (i);
  return sum;
}

static NOINLINE int
parity (int n)
{
  int sum = 0;
  for (int i = -n; i < n; i++)
    sum = sum * 3 + (int) __builtin_clz (i | 1);
  return sum;
}

int
main (void)
{
  printf ("%d\n", call_up (input));
  printf ("%d\n", call_up_again (input));
  printf ("%d\n", call_also_up (input));
  printf ("%d\n", call_down (input));
  printf ("%d\n", call_first (up, down, input));
  printf ("%d\n", call_first_again (up, down, input));
  printf ("%d\n", call_second (up, down, input));
  printf ("%d %d\n", magnitude (input), parity (input));
  return 0;
}

/* { dg-final { mergefn-folds call_up_again call_also_up } } */
/* { dg-final { mergefn-folds call_up call_also_up } } */
/* { dg-final { mergefn-keeps-apart call_also_up call_down } } */
/* { dg-final { mergefn-keeps-apart magnitude parity } } */
/* { dg-final { mergefn-folds call_first_again call_first thunk } } */
/* { dg-final { mergefn-keeps-apart call_first call_second } } */
/* { dg-final { mergefn-count-merges 3 } } */
