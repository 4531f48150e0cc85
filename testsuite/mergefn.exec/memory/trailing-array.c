/* An access to an array that ends its struct may go past the declared bound;
   to one in the middle it may not, so the compiler may take the index for small
   and the loop for short.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fno-strict-aliasing -w" } */

#include <stdio.h>
#include <stdlib.h>

#define INPUT 6
#include "../../include/test.h"

struct trailing { int n; int items[2]; };
struct trailing_too { int count; int values[2]; };
struct middle { int n; int items[2]; int more[8]; };
struct larger { int n; int items[4]; int more[6]; };

#define FUNCTION(name, type, items)                                           \
  static NOINLINE int name (void *where, int n)                               \
  {                                                                           \
    struct type *p = where;                                                   \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        sum = sum * 3 + p->items[i];                                          \
        p->items[i] = sum;                                                    \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (sum_trailing, trailing, items)
FUNCTION (sum_trailing_too, trailing_too, values)
FUNCTION (sum_middle, middle, items)
FUNCTION (sum_larger, larger, items)

int
main (void)
{
  int memory[16];
  for (int i = 0; i < 16; i++)
    memory[i] = i * i;
  printf ("%d\n", sum_trailing (memory, input));
  printf ("%d\n", sum_trailing_too (memory, input));
  printf ("%d\n", sum_middle (memory, input - 4));
  printf ("%d\n", sum_larger (memory, input - 2));
  return 0;
}

/* { dg-final { mergefn-folds sum_trailing_too sum_trailing removed } } */
/* { dg-final { mergefn-keeps-apart sum_trailing sum_middle } } */
/* { dg-final { mergefn-keeps-apart sum_middle sum_larger } } */
