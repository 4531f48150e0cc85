/* A cycle that differs from another in one member, however far away, differs in
   all of them.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 9
#include "../../include/test.h"

#define ONE(name, step, callee)                                               \
  static NOINLINE int callee (int n);                                         \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = n;                                                              \
    for (int i = 1; i < 3; i++)                                               \
      if (n > i)                                                              \
        sum = sum * 5 + callee (n - i);                                       \
    return sum ^ step;                                                        \
  }

ONE (a_one, 1, a_two)
ONE (a_two, 1, a_three)
ONE (a_three, 1, a_four)
ONE (a_four, 4, a_one)

ONE (b_one, 1, b_two)
ONE (b_two, 1, b_three)
ONE (b_three, 1, b_four)
ONE (b_four, 5, b_one)

/* This one is entered at another place.  */
ONE (c_one, 1, c_two)
ONE (c_two, 1, c_four)
ONE (c_four, 4, c_one)

int
main (void)
{
  printf ("%d %d %d\n", a_one (input), b_one (input), c_one (input));
  printf ("%d %d %d\n", a_two (input), b_two (input), c_two (input));
  printf ("%d %d\n", a_three (input), b_three (input));
  printf ("%d %d %d\n", a_four (input), b_four (input), c_four (input));
  return 0;
}

/* { dg-final { mergefn-count-merges 0 } } */
