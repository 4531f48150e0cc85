/* A struct of one unsigned is as an int for GCC's question whether an access
   may be errno; the plain memory that it becomes when steps are forgotten is
   unsigned.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#define NO_INPUT
#include "../../include/test.h"

volatile size_t input = 3;
void *sink;

struct U { unsigned x; };
struct I { int x; };

#define FUNCTION(name, type, place, result_type)                              \
  NOINLINE result_type name (type *p, size_t size)                            \
  {                                                                           \
    place = 1;                                                                \
    void *memory = malloc (size);                                             \
    result_type result = place;                                               \
    sink = memory;                                                            \
    return result;                                                            \
  }

FUNCTION (a_unsigned, struct U, p->x, unsigned)
FUNCTION (b_int, int, *p, int)
FUNCTION (a_struct, struct I, p->x, int)

int
main (void)
{
  struct U u = { 0 };
  struct I i = { 0 };
  size_t too_large = (size_t) -1 / 4 * (input - 2);
  printf ("%u\n", a_unsigned (&u, input));
  printf ("%d\n", a_struct (&i, input));
  printf ("%d\n", b_int (&errno, too_large) == ENOMEM);
  return 0;
}

/* { dg-final { mergefn-keeps-apart b_int a_unsigned } } */
/* { dg-final { mergefn-folds b_int a_struct } } */
