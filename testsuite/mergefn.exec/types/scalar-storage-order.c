/* Members of a struct in reverse storage order are swapped when they are read
   and written.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fno-strict-aliasing" } */

#include <stdio.h>

#include "../../include/test.h"

#define ORDER(order) __attribute__ ((scalar_storage_order (order)))

struct big { int a; short b, c[3]; } ORDER ("big-endian");
struct little { int a; short b, c[3]; } ORDER ("little-endian");
struct big_too { int x; short y, z[3]; } ORDER ("big-endian");

#define FUNCTION(name, type, first, second, array)                            \
  static NOINLINE int name (void *where, int n)                               \
  {                                                                           \
    struct type *p = where;                                                   \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        sum = sum * 3 + p->first + p->array[i];                               \
        p->second = sum;                                                      \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (read_big, big, a, b, c)
FUNCTION (read_big_too, big_too, x, y, z)
FUNCTION (read_little, little, a, b, c)

int
main (void)
{
  int (*volatile functions[]) (void *, int)
      = { read_big, read_big_too, read_little };
  for (int f = 0; f < 3; f++)
    {
      int memory[4] = { 1, 2, 3, 4 };
      printf ("%d %x %x\n", functions[f](memory, input), memory[0], memory[1]);
    }
  return 0;
}

/* { dg-final { mergefn-folds read_big_too read_big } } */
/* { dg-final { mergefn-keeps-apart read_big read_little } } */
