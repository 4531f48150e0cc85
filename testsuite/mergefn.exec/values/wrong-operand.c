/* Every operand is compared with its counterpart, at its place: subtraction the
   other way round, another local in its stead, a value of the iteration before.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define INPUT 5
#include "../../include/test.h"

#define FUNCTION(name, expression)                                            \
  static NOINLINE int name (const int *p, int n, int a, int b)                \
  {                                                                           \
    int sum = 0, last = 1;                                                    \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        int here = p[i];                                                      \
        sum = sum * 5 + (expression);                                         \
        last = here ^ a;                                                      \
      }                                                                       \
    return sum + last + b;                                                    \
  }

FUNCTION (plain, (here - a) ^ b)
FUNCTION (plain_again, (here - a) ^ b)
FUNCTION (turned, (a - here) ^ b)
FUNCTION (other_parameter, (here - b) ^ a)
FUNCTION (same_twice, (here - a) ^ a)
FUNCTION (previous, (last - a) ^ b)
FUNCTION (other_operator, (here - a) | b)

int
main (void)
{
  int numbers[5];
  int (*volatile functions[]) (const int *, int, int, int)
      = { plain,      plain_again, turned,        other_parameter,
          same_twice, previous,    other_operator };
  for (int i = 0; i < 5; i++)
    numbers[i] = input * (i + 3);
  for (int f = 0; f < 7; f++)
    printf ("%d\n", functions[f](numbers, input, input * 2, input + 2));
  return 0;
}

/* { dg-final { mergefn-folds plain_again plain } } */
/* { dg-final { mergefn-keeps-apart plain turned } } */
/* { dg-final { mergefn-keeps-apart plain other_parameter } } */
/* { dg-final { mergefn-keeps-apart plain same_twice } } */
/* { dg-final { mergefn-keeps-apart plain previous } } */
/* { dg-final { mergefn-keeps-apart plain other_operator } } */
/* { dg-final { mergefn-count-merges 1 } } */
