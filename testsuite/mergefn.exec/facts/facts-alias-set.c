/* Where facts are kept, functions that do the same through other types are not
   folded, as GCC knows of each what its stores leave alone.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-args "facts=keep" } */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name, item, bound)                                           \
  static NOINLINE int name (item *p, bound *limit)                            \
  {                                                                           \
    int rounds = 0;                                                           \
    for (bound i = 0; i < *limit; i++)                                        \
      {                                                                       \
        p[i] = p[i] - 2;                                                      \
        rounds++;                                                             \
      }                                                                       \
    return rounds;                                                            \
  }

FUNCTION (a_cannot_overlap, long long, long)
FUNCTION (a_cannot_overlap_too, long long, long)
FUNCTION (overlaps, long, long)

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
  long a[8] = { 5, 5, 5, input + 5, 5, 5, 5, 5 };
  long long b[8] = { 5, 5, 5, 5, 5, 5, 5, 5 };
  long limit = input + 3, numbers[4];
  struct one ones[4] = { { 1, 2 }, { 3, 4 }, { 5, 6 } };
  struct two twos[4] = { { 1, 2 }, { 3, 4 }, { 5, 6 } };
  printf ("%d\n", overlaps (a, a + 3));
  printf ("%d\n", a_cannot_overlap (b, &limit));
  printf ("%d\n", a_cannot_overlap_too (b, &limit));
  printf ("%ld %lld\n", a[3], b[3]);
  printf ("%ld\n", of_one (ones, numbers, input));
  printf ("%ld\n", of_one_too (ones, numbers, input));
  printf ("%ld\n", of_two (twos, numbers, input));
  return 0;
}

/* { dg-final { mergefn-folds a_cannot_overlap_too a_cannot_overlap } } */
/* { dg-final { mergefn-folds of_one_too of_one } } */
/* { dg-final { mergefn-refuses overlaps a_cannot_overlap* facts-differ alias-set } } */
/* { dg-final { mergefn-refuses of_two of_one* facts-differ alias-set } } */
/* { dg-final { mergefn-keeps-apart overlaps a_cannot_overlap } } */
/* { dg-final { mergefn-keeps-apart of_two of_one } } */
