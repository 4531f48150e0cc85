/* A call marked musttail must become a tail call, or the compile fails.  Whether it can goes by the types of the
   call and of the callee, by what GCC knows of the callee's result, and by how the call's result is stored.  So a
   function with such a call does not fold, and neither does its callee.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-require-gcc 15 } */
/* { dg-additional-options "-std=c23" } */

#include <stdio.h>

#include "../../include/test.h"

volatile int steps;

/* GCC sees that both return zero, and writes zero where their result was.  */
#define CALLEE(name, type)                                                                         \
  NOINLINE static type name (int n)                                                                \
  {                                                                                                \
    steps += n;                                                                                    \
    steps *= 3;                                                                                    \
    if (n > 100)                                                                                   \
      steps = 9;                                                                                   \
    return 0;                                                                                      \
  }
CALLEE (int_callee, int)
CALLEE (unsigned_callee, unsigned)

int
call_int (int n)
{
  steps++;
  if (n > 3)
    [[gnu::musttail]] return int_callee (n + 1);
  steps -= 2;
  return 0;
}

unsigned
call_unsigned (int n)
{
  steps--;
  if (n > 3)
    [[gnu::musttail]] return unsigned_callee (n + 1);
  steps -= 2;
  return 0;
}

/* The same code on two types that do not alias.  */
struct first { long x, y; };
struct second { long x, y; };

NOINLINE struct first
make_first (long n)
{
  struct first made = { n + 1, n * n };
  return made;
}

NOINLINE struct second
make_second (long n)
{
  struct second made = { n + 1, n * n };
  return made;
}

#define CALLER(name, type, callee)                                                                 \
  struct type name (long n)                                                                        \
  {                                                                                                \
    steps += n;                                                                                    \
    steps ^= 3;                                                                                    \
    if (n > 1)                                                                                     \
      steps--;                                                                                     \
    [[gnu::musttail]] return callee (n + steps);                                                   \
  }
CALLER (call_first, first, make_first)
CALLER (call_second, second, make_second)

/* Without musttail.  */
NOINLINE struct first
add_first (struct first a, long n)
{
  struct first made = { a.x + n, a.y * n };
  return made;
}

NOINLINE struct second
add_second (struct second a, long n)
{
  struct second made = { a.x + n, a.y * n };
  return made;
}

int
main (void)
{
  printf ("%d\n", call_int (input + 2));
  printf ("%u\n", call_unsigned (input + 2));
  struct first first = call_first (input);
  struct second second = call_second (input);
  printf ("%ld %ld %ld %ld %d\n", first.x, first.y, second.x, second.y, steps);
  printf ("%ld %ld\n", add_first (first, input).x, add_second (second, input).y);
  return 0;
}

/* { dg-final { mergefn-keeps-apart call_second call_first } } */
/* { dg-final { mergefn-keeps-apart make_second make_first } } */
/* { dg-final { mergefn-keeps-apart unsigned_callee int_callee } } */
/* { dg-final { mergefn-folds add_second add_first } } */
