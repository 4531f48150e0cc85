/* GCC knows of one loop that it ends soon, since its array is short; of its
   twin it does not.  And one loop it may take for finite where the other waits
   for something.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O3 -fno-strict-aliasing" } */
/* { dg-mergefn-torture } */

#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#define INPUT 6
#include "../../include/test.h"

struct short_array { int items[4]; int last; };
struct long_array { int items[16]; int last; };

#define FUNCTION(name, type)                                                  \
  static NOINLINE int name (void *where, int n)                               \
  {                                                                           \
    struct type *p = where;                                                   \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + p->items[i];                                            \
    return sum;                                                               \
  }

FUNCTION (sum_short, short_array)
FUNCTION (sum_wide, long_array)
FUNCTION (sum_wide_again, long_array)

static int done;

static void
handler (int number)
{
  __atomic_store_n (&done, 1, __ATOMIC_RELAXED);
}

/* Must go on until the handler has run.  */
#define WAIT(name, options)                                                   \
  static NOINLINE options int name (int n)                                    \
  {                                                                           \
    int i = n;                                                                \
    while (!__atomic_load_n (&done, __ATOMIC_RELAXED))                        \
      i ^= n;                                                                 \
    return n;                                                                 \
  }

WAIT (waits, )
WAIT (waits_again, )
WAIT (ends, __attribute__ ((optimize ("finite-loops"))))

int
main (void)
{
  struct long_array array;
  for (int i = 0; i < 16; i++)
    array.items[i] = i * i;
  printf ("%d\n", sum_short (&array, input - 2));
  printf ("%d\n", sum_wide (&array, input * 2));
  printf ("%d\n", sum_wide_again (&array, input * 2));
  signal (SIGALRM, handler);
  ualarm (20000, 0);
  printf ("%d ", waits (input));
  done = 0;
  ualarm (20000, 0);
  printf ("%d ", waits_again (input));
  printf ("%d\n", ends (input));
  return 0;
}

/* { dg-final { mergefn-folds waits_again waits removed } } */
/* { dg-final { mergefn-keeps-apart sum_short sum_wide } } */
