/* GCC takes what is accessed as an int for what may be errno, and nothing else, whatever its alias set:
   a store through a pointer to unsigned is none that malloc could change.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#define NO_INPUT
#include "../../include/test.h"

volatile size_t input = 3;
void *sink;
typedef void *allocator (size_t);

#define FUNCTION(name, type, start)                                           \
  static CLONED type name (type *p, size_t size, allocator *allocate)         \
  {                                                                           \
    type result;                                                              \
    void *memory;                                                             \
    *p = start;                                                               \
    memory = allocate (size);                                                 \
    result = *p;                                                              \
    sink = memory;                                                            \
    return result;                                                            \
  }

FUNCTION (by_int, int, 1)
FUNCTION (as_unsigned, unsigned, 1)
FUNCTION (other, int, 2)
FUNCTION (other_again, int, 2)

int
main (void)
{
  unsigned memory = 0;
  size_t too_large = (size_t) -1 / 4 * (input - 2);
  printf ("%u\n", as_unsigned (&memory, input, malloc));
  printf ("%d\n", by_int (&errno, too_large, malloc) == ENOMEM);
  printf ("%d\n", other (&errno, too_large, malloc) == ENOMEM);
  printf ("%d\n", other_again (&errno, too_large, malloc) == ENOMEM);
  return 0;
}

/* { dg-final { mergefn-keeps-apart by_int.* as_unsigned.* } } */
/* { dg-final { mergefn-folds other_again.* other.* } } */
