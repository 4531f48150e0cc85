/* Two functions that change memory fold, and each is called in a branch of its own.  GCC's PRE takes the two results for
   one, since the memory is the same at both calls.  A reference in one branch must not lend its alignment to another.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 1
#include "../../include/test.h"

typedef int four __attribute__ ((vector_size (16)));
struct whole { four v; } __attribute__ ((packed, aligned (16), may_alias));
struct part { four v; } __attribute__ ((packed, may_alias));
struct first { void *p; int n, m; };
struct second { void *p; int n, m; };

#define COUNT(name, type)                                                     \
  NOINLINE static void *name (struct type *x)                                 \
  {                                                                           \
    x->n = x->n * 3 + 1;                                                      \
    x->m ^= x->n;                                                             \
    return x->p;                                                              \
  }

COUNT (count_first, first)
COUNT (count_second, second)

CLONED int
add (int is_first, void *x)
{
  void *r;
  four s = { 0 };
  if (is_first)
    {
      r = count_first (x);
      s = ((struct whole *)r)->v;
    }
  else
    r = count_second (x);
  s += ((struct part *)r)->v;
  return s[0] + s[1] + s[2] + s[3];
}

int
main (void)
{
  static int numbers[12] __attribute__ ((aligned (16))) = { 1, 2, 3, 4, 5, 6, 7, 8 };
  struct first a = { numbers, 0, 0 };
  struct second b = { numbers + 1, 0, 0 };
  printf ("%d ", add (input, &a));
  printf ("%d\n", add (input - INPUT, &b));
  return 0;
}
