/* What facts-loop-bound.c and weaken-loop-bound.c compile, where facts are
   kept and where they are weakened.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include "../../include/test.h"

#define INNER(...)                                                            \
  static inline __attribute__ ((always_inline, __VA_ARGS__))
#define FINITE optimize ("finite-loops")
#define BOUNDED optimize ("aggressive-loop-optimizations")

/* GCC knows no bits and no range of these.  */
volatile int four = 4, twelve = 12;

int calls;
static sigjmp_buf environment;

/* Inlined late, so that what comes out of the loop is not known before to be of
   no use.  */
static inline int
ignore (unsigned n, int result)
{
  return result;
}

/* Goes on for ever if N is odd.  */
#define WAIT(name, attributes)                                                \
  INNER (attributes) unsigned name##_inner (unsigned n)                       \
  {                                                                           \
    while (n & 3)                                                             \
      n *= 5;                                                                 \
    return n;                                                                 \
  }                                                                           \
  static NOINLINE int name (unsigned n)                                       \
  {                                                                           \
    calls++;                                                                  \
    return ignore (name##_inner (n), calls * 3);                              \
  }

WAIT (a_ends, FINITE)
WAIT (a_ends_too, FINITE)
WAIT (waits, unused)

int table[4][4] = { { 3, 1, 4, 1 }, { 5, 9, 2, 6 }, { 5, 3, 5, 8 } };

/* Where such optimizations are off, goes on from row to row.  */
#define SUM(name, attributes)                                                 \
  INNER (attributes) int name##_inner (int n)                                 \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + table[0][i];                                            \
    return sum;                                                               \
  }                                                                           \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    calls++;                                                                  \
    return name##_inner (n);                                                  \
  }

SUM (a_bounded, BOUNDED)
SUM (a_bounded_too, BOUNDED)
SUM (unbounded, unused)

static void
handler (int number)
{
  siglongjmp (environment, 1);
}

int
main (void)
{
  printf ("%d %d\n", a_ends (four), a_ends_too (four));
  printf ("%d\n", waits (four));
  signal (SIGALRM, handler);
  ualarm (20000, 0);
  if (sigsetjmp (environment, 1))
    printf ("waits\n");
  else
    printf ("%d\n", waits (input));
  printf ("%d %d %d\n", a_bounded (input), a_bounded_too (input),
          unbounded (twelve));
  return 0;
}
