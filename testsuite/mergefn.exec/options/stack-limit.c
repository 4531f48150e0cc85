/* Where the unit limits the stack, a function marked no_stack_limit may go
   below the limit; its twin is stopped there by a trap.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */
/* { dg-additional-options "-fstack-limit-register=r15 -ffixed-r15" } */

#include <setjmp.h>
#include <signal.h>
#include <stdio.h>

#include "../../include/test.h"

#define UNLIMITED __attribute__ ((noinline, noclone, no_stack_limit))

register char *limit asm ("r15");
static sigjmp_buf environment;

NOINLINE int
fill (char *p, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i += 1000)
    sum = sum * 3 + (p[i] = i >> 3);
  return sum;
}

#define FUNCTION(attributes, name)                                            \
  static attributes int name (int n)                                          \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 1; i < 3; i++)                                               \
      sum = sum * 5 + fill (__builtin_alloca (i * n), i * n);                 \
    return sum;                                                               \
  }

FUNCTION (NOINLINE, limited)
FUNCTION (NOINLINE, limited_too)
FUNCTION (UNLIMITED, a_unlimited)
FUNCTION (UNLIMITED, a_unlimited_too)

static UNLIMITED void
handler (int number)
{
  siglongjmp (environment, 1);
}

UNLIMITED int
main (void)
{
  int (*volatile functions[]) (int)
      = { limited, limited_too, a_unlimited, a_unlimited_too };
  signal (SIGILL, handler);
  for (int f = 0; f < 4; f++)
    for (volatile int n = 1000 * input; n < 1000000; n *= 100)
      {
        limit = (char *) __builtin_frame_address (0) - 100000;
        if (sigsetjmp (environment, 1))
          printf ("%d: stopped\n", n);
        else
          printf ("%d: %d\n", n, functions[f](n));
      }
  return 0;
}

/* { dg-final { mergefn-folds limited_too limited } } */
/* { dg-final { mergefn-folds a_unlimited_too a_unlimited } } */
/* { dg-final { mergefn-keeps-apart limited a_unlimited } } */
