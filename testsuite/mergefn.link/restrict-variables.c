/* Points-to analysis believes the declaration of a variable that it, or a member, is restrict.
   A unit that declares it so has a body of its own.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-units "main other" } */
/* { dg-variant "-O2" } */
/* { dg-variant "-O3" } */
/* { dg-mixes "wide {wide off}" } */
/* { dg-every-order each } */

#include <stdio.h>

#define NO_INPUT
#include "../include/test.h"

static CLONED int
count (int **a, int **b, int n)
{
  int *p = *a, *q = *b;
  for (int i = 0; i < n; i++)
    {
      *p += 1;
      *q += 2;
    }
  return *p;
}

#ifdef UNIT_main
int *first, *second;
struct pair { int *first, *second; } pair;
int x, y;
int other (int n), other_pair (int n);

int
main (int argc, char **argv)
{
  (void) argv;
  first = second = &x;
  int once = count (&first, &second, 5 * argc);
  first = &y;
  int apart = other (3 * argc);
  pair.first = pair.second = &x;
  x = 0;
  int both = count (&pair.first, &pair.second, 5 * argc);
  pair.first = &y;
  y = 0;
  return once != 15 || apart != 3 || both != 15 || other_pair (3 * argc) != 3;
}
#else
extern int *restrict first, *restrict second;
extern struct two { int *restrict first, *restrict second; } pair;

int
other (int n)
{
  return count ((int **) &first, (int **) &second, n);
}

int
other_pair (int n)
{
  return count ((int **) &pair.first, (int **) &pair.second, n);
}
#endif
