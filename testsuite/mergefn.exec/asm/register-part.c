/* A variable with a register that the target options take away, of which only parts are used, in a branch that GCC finds dead
   late: by the types of two stores, which may then not be forgotten.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-* } */
/* { dg-options "-O2" } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

union parts { int l; short s[2]; };
struct wrapped { long x; };
static int step; /* Nobody sets it.  */
long sink;

#define DEFINE(name, type, place, USE)                                        \
  NOINLINE __attribute__ ((target ("general-regs-only"))) long                \
  name (long long *p, type *q)                                                \
  {                                                                           \
    p[0] = 1;                                                                 \
    place = 2;                                                                \
    if (p[step] != 1)                                                         \
      USE                                                                     \
    return p[step];                                                           \
  }
#define PART                                                                  \
  {                                                                           \
    register union parts x asm ("xmm5");                                      \
    x.s[0] = p[2];                                                            \
    x.s[1] = p[3];                                                            \
    sink += x.l;                                                              \
  }
#define PLAIN sink += p[2] * 3;
DEFINE (part_of_long, long, *q, PART)
DEFINE (part_of_wrapped, struct wrapped, q->x, PART)
DEFINE (plain_of_long, long, *q, PLAIN)
DEFINE (plain_of_wrapped, struct wrapped, q->x, PLAIN)

int
main (void)
{
  long long a[4] = { 0, 0, 3, 4 };
  long b;
  struct wrapped w;
  printf ("%ld %ld\n", part_of_long (a, &b), part_of_wrapped (a, &w));
  printf ("%ld %ld\n", plain_of_long (a, &b), plain_of_wrapped (a, &w));
  return 0;
}

/* { dg-final { mergefn-keeps-apart part_of_long part_of_wrapped } } */
/* { dg-final { mergefn-folds plain_of_wrapped plain_of_long } } */
