/* Pointers are restrict for a single call.  Two functions call each other, or themselves, with their pointers swapped.  GCC
   makes a loop of a function that calls itself, and must not take restrict to hold from round to round.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fvisibility=hidden" } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 4
#include "../../include/test.h"

static int table[4] = { 1, 2, 3, 4 };
/* Nothing ever sets it.  GCC finds that out after early tail recursion.  */
static int verbose;
static int (*volatile hook) (const char *, int);

#define STEP(name, next, last)                                                \
  NOINLINE void name (unsigned n, int *restrict p, int *restrict q, int i)    \
  {                                                                           \
    if (n == 0)                                                               \
      return;                                                                 \
    int s = q[0] + p[0] + table[n - 1];                                       \
    p[i] = s;                                                                 \
    if (i == 77)                                                              \
      {                                                                       \
        printf ("%d\n", s);                                                   \
        hook ("here", s);                                                     \
      }                                                                       \
    next (n - 1, q, p, i);                                                    \
    last;                                                                     \
  }

#define STEP_BRIEFLY(name, next)                                              \
  NOINLINE void name (unsigned n, int *restrict p, int *restrict q, int i)    \
  {                                                                           \
    if (n == 0)                                                               \
      return;                                                                 \
    int s = q[0] + p[0] + table[n - 1];                                       \
    p[i] = s;                                                                 \
    if (i == 77)                                                              \
      puts ("here");                                                          \
    next (n - 1, q, p, i);                                                    \
  }

void pong (unsigned n, int *restrict p, int *restrict q, int i);
STEP (ping, pong, )
STEP (pong, ping, )

void pong_briefly (unsigned n, int *restrict p, int *restrict q, int i);
STEP_BRIEFLY (ping_briefly, pong_briefly)
STEP_BRIEFLY (pong_briefly, ping_briefly)

STEP (self_one, self_one, if (verbose) puts ("done"))
STEP (self_two, self_two, if (verbose) puts ("done"))

#define TRY(name)                                                             \
  {                                                                           \
    int a[4] = { 1 }, b[4] = { 1 };                                           \
    name (input, a, b, input - INPUT);                                        \
    printf ("%d %d\n", a[0], b[0]);                                           \
  }

int
main (void)
{
  table[0] = input;
  TRY (ping)
  TRY (ping_briefly)
  TRY (self_one)
  TRY (self_two)
  return 0;
}

/* { dg-final { mergefn-folds self_two self_one } } */
