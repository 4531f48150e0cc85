/* A call to oneself is the same call in two functions that are otherwise the
   same, in tail position and elsewhere; a call to the other of the two is so
   too, once they are one.  LLVM: a recursive call does not block.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 9
#include "../../include/test.h"

int visits;

#define FUNCTION(name, callee, factor)                                        \
  static NOINLINE int name (int n, int depth)                                 \
  {                                                                           \
    int sum = n;                                                              \
    visits += factor;                                                         \
    for (int i = 1; i < 3; i++)                                               \
      if (n > i)                                                              \
        sum = sum * 3 + callee (n - i, depth + 1);                            \
    return sum - depth;                                                       \
  }

FUNCTION (fibonacci, fibonacci, 1)
FUNCTION (fibonacci_again, fibonacci_again, 1)
FUNCTION (fibonacci_twice, fibonacci_twice, 2)
FUNCTION (calls_fibonacci, fibonacci_twice, 1)

int
main (void)
{
  printf ("%d ", fibonacci (input, 0));
  printf ("%d\n", visits);
  printf ("%d ", fibonacci_again (input, 0));
  printf ("%d\n", visits);
  printf ("%d ", fibonacci_twice (input, 0));
  printf ("%d\n", visits);
  printf ("%d ", calls_fibonacci (input, 0));
  printf ("%d\n", visits);
  return 0;
}

/* { dg-final { mergefn-folds fibonacci_again fibonacci removed } } */
/* { dg-final { mergefn-keeps-apart fibonacci fibonacci_twice } } */
/* { dg-final { mergefn-keeps-apart fibonacci calls_fibonacci } } */
