/* What facts-alias-set.c and weaken-alias-set.c compile, where facts are kept
   and where they are weakened.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

typedef int any_int __attribute__ ((may_alias));

#define FUNCTION(name, item)                                                  \
  static NOINLINE int name (item *p, const float *limit)                      \
  {                                                                           \
    int rounds = 0;                                                           \
    for (int i = 0; i < *limit; i++)                                          \
      {                                                                       \
        p[i] = p[i] + 0x800000;                                               \
        rounds++;                                                             \
      }                                                                       \
    return rounds;                                                            \
  }

FUNCTION (a_cannot_overlap, int)
FUNCTION (a_cannot_overlap_too, int)
FUNCTION (overlaps, any_int)

/* The alias set of the whole object counts too, not only of the member.  */
struct one { long a, b; };
struct two { long a, b; };

#define OBJECT(name, type)                                                    \
  static NOINLINE long name (struct type *p, long *q, int n)                  \
  {                                                                           \
    long sum = 0;                                                             \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        struct type copy = p[i];                                              \
        q[i] = copy.a + 1;                                                    \
        sum = sum * 3 + p[i].b - copy.b;                                      \
      }                                                                       \
    return sum;                                                               \
  }

OBJECT (of_one, one)
OBJECT (of_one_too, one)
OBJECT (of_two, two)

int
main (void)
{
  int items[8] = { 1, 2, 3, input, 5, 6, 7, 8 };
  float floats[8] = { 1, 2, input, 4, 5, 6, 7, 8 };
  long numbers[4];
  struct one ones[4] = { { 1, 2 }, { 3, 4 }, { 5, 6 } };
  struct two twos[4] = { { 1, 2 }, { 3, 4 }, { 5, 6 } };
  printf ("%d\n", a_cannot_overlap (items, floats + 2));
  printf ("%d\n", a_cannot_overlap_too (items, floats + 2));
  /* The second item is the limit, of which the addition makes a 4.  */
  floats[3] = input - 1;
  printf ("%d\n", overlaps ((any_int *) floats + 2, floats + 3));
  printf ("%x %f\n", items[2], floats[3]);
  printf ("%ld\n", of_one (ones, numbers, input));
  printf ("%ld\n", of_one_too (ones, numbers, input));
  printf ("%ld\n", of_two (twos, numbers, input));
  return 0;
}
