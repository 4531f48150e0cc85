/* A weak symbol may be replaced at link time, and an alias that is static still
   reaches what was there: a use of the one is none of the other.  Two static
   aliases of what is not weak are one.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-additional-sources "weak-own-aux.c" } */

#include <stdio.h>

#define INPUT 2
#include "../../include/test.h"

__attribute__ ((weak, noinline)) int f (int x) { return x + input * 3; }
static int f_here (int) __attribute__ ((alias ("f")));
__attribute__ ((weak)) int v = 5;
static int v_here __attribute__ ((alias ("v")));
static NOINLINE int g (int x) { return x ^ input * 5; }
static int g_too (int) __attribute__ ((alias ("g")));

#define CALLS(name, callee)                                                   \
  CLONED int name (int x)                                                     \
  {                                                                           \
    int k = 0;                                                                \
    for (int i = 0; i < input; i++)                                           \
      k = k * 31 + callee (x + i) + (k >> 3);                                 \
    return k;                                                                 \
  }
CALLS (calls_symbol, f)
CALLS (calls_here, f_here)
static __attribute__ ((noclone)) CALLS (calls_g, g)
static __attribute__ ((noclone)) CALLS (calls_g_too, g_too)

#define READS(name, variable)                                                 \
  CLONED int name (int x)                                                     \
  {                                                                           \
    int k = x;                                                                \
    for (int i = 0; i < input; i++)                                           \
      k = k * 31 + variable + input + (k >> 3);                               \
    return k;                                                                 \
  }
READS (reads_symbol, v)
READS (reads_here, v_here)

/* GCC makes a loop of a function's call of its own symbol once that is all that
   is left, even where the symbol can be replaced.  */
static inline int
again (int n, int sum)
{
  extern int own (int, int);
  return own (n, sum ^ input);
}
#define WEAK(name)                                                            \
  __attribute__ ((weak)) int name (int n, int sum)                            \
  {                                                                           \
    if (n <= 0)                                                               \
      return sum;                                                             \
    return again (n - 1, sum * 31 + n + (sum >> 3));                          \
  }
WEAK (own)
WEAK (other)

int
main (void)
{
  printf ("%d %d\n", calls_symbol (3), calls_here (3));
  printf ("%d %d\n", reads_symbol (3), reads_here (3));
  printf ("%d %d\n", calls_g (3), calls_g_too (3));
  printf ("%d %d\n", own (3, 1), other (3, 1));
  return 0;
}

/* { dg-final { mergefn-keeps-apart calls_symbol calls_here } } */
/* { dg-final { mergefn-keeps-apart reads_symbol reads_here } } */
/* { dg-final { mergefn-folds calls_g_too calls_g } } */
