/* Static functions of a header, of which every unit has its own: the same one
   of two units is in the program once; one that means another thing in each,
   whose address is taken, that was compiled with other options, or that stands
   in the unit itself, is not.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-units "main a b" } */
/* { dg-unit a "-O2" } */
/* { dg-unit b "-O2" } */
/* { dg-unit main "-O2 -fwrapv" } */
/* { dg-library one "a" } */
/* { dg-ways "static static-gc pie pie-gc shared" } */
/* { dg-mixes "wide {wide off wide} {off wide} {wide on on} {wide icf} {icf wide wide}" } */
/* { dg-every-order } */

#if defined UNIT_main
#define BY 2
#elif defined UNIT_a
#define BY 3
#else
#define BY 9
#endif
#include "published-statics-aux.h"

typedef int Function (int);

/* Not of a header.  */
static NOINLINE int
own (const int *items, int n)
{
  int sum = 3;
  for (int i = 0; i < n; i++)
    sum = sum * 11 + (items[i] ? 2 : 7) + (sum >> 4);
  return sum;
}

static int
use (int n)
{
  int items[6] = { 0 };
  items[2] = items[5] = n;
  return total (items, n) * 3 + outer (items, n) + counted (n) * 5
         + scaled (items, n) * 7 + own (items, n) + addressed (n);
}

int unit_a (int n, Function **function);
int unit_b (int n, Function **function);

#if defined UNIT_main
volatile int input = 5;

int
main ()
{
  Function *of_a, *of_b, *volatile mine = addressed;
  printf ("%d %d", use (input), unit_a (input, &of_a));
  printf (" %d %d\n", unit_b (input, &of_b), unit_a (input, &of_a));
  CHECK (of_a != of_b && of_a != mine && of_b != mine);
  CHECK (of_a (input) == mine (input));
  return failures;
}
#elif defined UNIT_a
int
unit_a (int n, Function **function)
{
  *function = addressed;
  return use (n);
}
#else
int
unit_b (int n, Function **function)
{
  *function = addressed;
  return use (n);
}
#endif

/* { dg-final { mergefn-folds total __mergefn_* published } } */
/* { dg-final { mergefn-folds outer __mergefn_* published } } */
/* { dg-final { mergefn-object-symbols a total 0 } } */
/* { dg-final { mergefn-object-symbols b outer 0 } } */
/* Two of total, two of outer, three of scaled.  */
/* { dg-final { mergefn-count-symbols __mergefn_* 7 } } */
/* { dg-final { mergefn-count-symbols counted 3 } } */
/* { dg-final { mergefn-count-symbols addressed 3 } } */
/* { dg-final { mergefn-count-symbols own 3 } } */
