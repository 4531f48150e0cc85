/* Weak functions that are equal, of which another unit has strong definitions
   of one: calls of that one change, and calls of the others do not, whichever
   of them has the body and whichever unit comes first.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-units "main weak strong" } */
/* { dg-ways "static pie-gc" } */
/* { dg-mixes "each {on icf} {icf on}" } */
/* { dg-every-order } */
/* { dg-variant "-DREPLACED=0 -DREPLACE=first" } */
/* { dg-variant "-DREPLACED=1 -DREPLACE=second" } */

#include "check-aux.h"

int call_first (int), call_second (int), call_third (int), call_through (int, int);

#ifdef UNIT_weak
#define FUNCTION(attributes, name)                                            \
  attributes int name (const int *p, int n)                                   \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + (p[i] > 3 ? p[i] : 5) + (sum >> 3);                     \
    return sum;                                                               \
  }

FUNCTION (NOINLINE __attribute__ ((weak)), first)
FUNCTION (NOINLINE __attribute__ ((weak)), second)
FUNCTION (NOINLINE __attribute__ ((weak)), third)

static const int numbers[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };

int call_first (int n) { return first (numbers, n); }
int call_second (int n) { return second (numbers, n); }
int call_third (int n) { return third (numbers, n); }

static int (*volatile table[]) (const int *, int) = { first, second, third };

int call_through (int which, int n) { return table[which](numbers, n); }
#endif

#ifdef UNIT_strong
int
REPLACE (const int *p, int n)
{
  return p[1] + 1000 * n;
}
#endif

#ifdef UNIT_main
volatile int input = 5;

int
main (void)
{
  int results[] = { call_first (input), call_second (input), call_third (input) };
  printf ("%d %d %d\n", results[0], results[1], results[2]);
  for (int i = 0; i < 3; i++)
    {
      CHECK (call_through (i, input) == results[i]);
      CHECK ((results[i] == 1 + 1000 * input) == (i == REPLACED));
      CHECK ((results[i] == results[2]) == (i != REPLACED));
    }
  return failures;
}
#endif

/* { dg-final { mergefn-folds second first } } */
/* { dg-final { mergefn-folds third first } } */
