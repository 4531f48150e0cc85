/* An address is its base and its offset, however the source spells them: as a
   member, an element, or a cast.  Another offset, base or width is another
   place.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fno-strict-aliasing" } */

#include <stdio.h>

#include "../../include/test.h"

struct point { int x, y, z; };
struct pair { int first; struct { int a, b; } second; };

#define FUNCTION(name, expression)                                            \
  static NOINLINE int name (char *p, int n)                                   \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        sum = sum * 3 + (expression);                                         \
        (expression) = sum;                                                   \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (by_member, ((struct point *) p)->z)
FUNCTION (by_element, ((int *) p)[2])
FUNCTION (by_inner_member, ((struct pair *) p)->second.b)
FUNCTION (by_cast, *(int *) (p + 8))
FUNCTION (other_member, ((struct point *) p)->y)
FUNCTION (other_width, ((short *) p)[4])
FUNCTION (other_sign, ((unsigned short *) p)[4])

/* Through locals the addresses are the same too.  */
static NOINLINE int
by_pointer (char *p, int n)
{
  struct point *point = (struct point *) p;
  int sum = 0;
  for (int i = 0; i < n; i++)
    {
      int *z = &point->z;
      sum = sum * 3 + *z;
      *z = sum;
    }
  return sum;
}

int
main (void)
{
  int (*volatile functions[]) (char *, int)
      = { by_member,    by_element,  by_inner_member, by_cast,
          other_member, other_width, other_sign,      by_pointer };
  for (int f = 0; f < 8; f++)
    {
      int memory[4] = { 5, -7, -11, 13 };
      printf ("%d ", functions[f]((char *) memory, input));
      for (int i = 0; i < 4; i++)
        printf ("%d ", memory[i]);
      printf ("\n");
    }
  return 0;
}

/* { dg-final { mergefn-folds by_element by_cast } } */
/* { dg-final { mergefn-folds by_pointer by_cast } } */
/* { dg-final { mergefn-keeps-apart by_member other_member } } */
/* { dg-final { mergefn-keeps-apart by_cast other_width } } */
/* { dg-final { mergefn-keeps-apart other_width other_sign } } */
