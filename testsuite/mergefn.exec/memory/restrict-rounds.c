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

/* PRE is left out for other calls with GCC 11 than with GCC 12.  */
#define CALL puts ("here")
#define CALLS                                                                 \
  {                                                                           \
    printf ("%d\n", s);                                                       \
    hook ("here", s);                                                         \
  }

#define STEP(name, next, rare, last)                                          \
  NOINLINE void name (unsigned n, int *restrict p, int *restrict q, int i)    \
  {                                                                           \
    if (n == 0)                                                               \
      return;                                                                 \
    int s = q[0] + p[0] + table[n - 1];                                       \
    p[i] = s;                                                                 \
    if (i == 77)                                                              \
      rare;                                                                   \
    next (n - 1, q, p, i);                                                    \
    last;                                                                     \
  }

void pong (unsigned n, int *restrict p, int *restrict q, int i);
STEP (ping, pong, CALLS, )
STEP (pong, ping, CALLS, )

void pong_briefly (unsigned n, int *restrict p, int *restrict q, int i);
STEP (ping_briefly, pong_briefly, CALL, )
STEP (pong_briefly, ping_briefly, CALL, )

STEP (self_one, self_one, CALLS, if (verbose) puts ("done"))
STEP (self_two, self_two, CALLS, if (verbose) puts ("done"))

/* Such a function keeps what GCC knows of values at places.  */
#define WITH_ASM __asm__ volatile ("nop")
STEP (asm_one, asm_one, WITH_ASM, if (verbose) puts ("done"))
STEP (asm_two, asm_two, WITH_ASM, if (verbose) puts ("done"))

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
  TRY (asm_one)
  TRY (asm_two)
  return 0;
}

/* { dg-final { mergefn-folds self_two self_one } } */
/* { dg-final { mergefn-folds asm_two asm_one } } */
