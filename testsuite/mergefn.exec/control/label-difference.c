/* The distance between two labels of a function is a constant that only the
   assembler knows; a table of distances belongs to its function.  D, "labels of
   another function"; LLVM: block addresses.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define INPUT 7
#include "../../include/test.h"

#define FUNCTION(name, second, third)                                         \
  static NOINLINE int name (const unsigned char *at)                          \
  {                                                                           \
    static const int offsets[]                                                \
        = { &&add - &&add, &&second - &&add, &&third - &&add };               \
    int sum = input;                                                          \
    goto *(&&add + offsets[*at++]);                                           \
  add:                                                                        \
    sum += 3;                                                                 \
    goto *(&&add + offsets[*at++]);                                           \
  twice:                                                                      \
    sum *= 2;                                                                 \
    goto *(&&add + offsets[*at++]);                                           \
  stop:                                                                       \
    return sum;                                                               \
  }

FUNCTION (interpret, twice, stop)
FUNCTION (interpret_again, twice, stop)
FUNCTION (interpret_otherwise, stop, twice)

/* Without that, the same is folded.  */
#define PLAIN(name)                                                           \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

PLAIN (plain_a)
PLAIN (plain_b)

int
main (void)
{
  printf ("%d\n", interpret ((const unsigned char[]){ 0, 1, 0, 2 }));
  printf ("%d\n", interpret_again ((const unsigned char[]){ 1, 1, 0, 2 }));
  printf ("%d\n", interpret_otherwise ((const unsigned char[]){ 2, 0, 1 }));
  printf ("%d %d\n", plain_a (input), plain_b (input));
  return 0;
}

/* { dg-final { mergefn-folds plain_b plain_a removed } } */
/* { dg-final { mergefn-keeps-apart interpret interpret_otherwise } } */
/* { dg-final { mergefn-keeps-apart interpret interpret_again } } */
