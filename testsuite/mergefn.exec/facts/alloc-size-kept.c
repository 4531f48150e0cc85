/* `alloc_size' tells calls of a function how large its result is.  Without it nothing checks what is written there.
   So a function that has it neither loses it nor becomes one without it.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <stdlib.h>

#define INPUT 1
#include "../../include/test.h"

/* Before GCC 12 the question for a size that is not constant has no answer.  */
#if __GNUC__ >= 12
#define SIZE(p) __builtin_dynamic_object_size (p, 0)
#else
#define SIZE(p) __builtin_object_size (p, 0)
#endif

static char arena[1000];
static unsigned at, calls, sum;

#define FUNCTION(attribute, name)                                                                  \
  static NOINLINE attribute void *name (unsigned long n)                                           \
  {                                                                                                \
    void *p = arena + at;                                                                          \
    at += (n + 15) & ~15ul;                                                                        \
    calls++;                                                                                       \
    sum += n;                                                                                      \
    if (at > 1000)                                                                                 \
      abort ();                                                                                    \
    return p;                                                                                      \
  }
FUNCTION (__attribute__ ((alloc_size (1))), sized)
FUNCTION (__attribute__ ((alloc_size (1))), sized_too)
FUNCTION (, a_plain)
FUNCTION (, plain_too)

int
main (void)
{
  char *p = sized (input * 10), *q = a_plain (input * 20);
  char *r = sized_too (input * 30), *s = plain_too (input * 40);
  printf ("%ld %ld %ld %ld\n", (long) SIZE (p), (long) SIZE (q), (long) SIZE (r), (long) SIZE (s));
  printf ("%d %d\n", (int) (q - p), (int) (s - r));
  return 0;
}

/* { dg-final { mergefn-folds sized sized_too } } */
/* { dg-final { mergefn-folds plain_too a_plain } } */
/* { dg-final { mergefn-keeps-apart sized a_plain } } */
