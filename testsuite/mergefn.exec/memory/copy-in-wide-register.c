/* GCC makes an assignment of a copy once the size is known, and takes the type from the address.  If the type is that
   of a wide register, GCC knows of the copy only the first pointer in it.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

typedef int vector __attribute__ ((vector_size (32)));

struct pointers
{
  int *a, *b, *c, *d;
};

/* The size is 32, but GCC finds that out late.  */
#define FUNCTION(linkage, name, declaration)                                  \
  NOINLINE linkage int name (int which, int *x, int *y)                       \
  {                                                                           \
    int u = 1, v = 2;                                                         \
    struct pointers first = { x, &u, x, x }, second = { y, &v, y, y };        \
    declaration __attribute__ ((aligned (32)));                               \
    struct pointers *from = which ? &first : &second;                         \
    unsigned size = __builtin_constant_p (which) ? 8 : 32;                    \
    int *q;                                                                   \
    memcpy (&memory[0], from, size);                                          \
    memcpy (&q, (char *) memory + sizeof q, sizeof q);                        \
    *q = 5;                                                                   \
    return u + 10 * v;                                                        \
  }

FUNCTION (, by_vector, vector memory[1])
FUNCTION (static, by_pointers, int *memory[4])
FUNCTION (static, by_longs, long *memory[4])

int
main (void)
{
  int x = 0, y = 0;
  printf ("%d\n", by_pointers (input, &x, &y));
  printf ("%d\n", by_longs (input, &x, &y));
  /* GCC itself goes wrong about the vector, so that function never runs.  */
  if (input > 100)
    return by_vector (input, &x, &y) + by_vector (input + 1, &x, &y);
}

/* { dg-final { mergefn-keeps-apart by_vector by_pointers } } */
/* { dg-final { mergefn-folds by_longs by_pointers } } */
