/* Which operand of a sum of integers was a pointer is what RTL takes for the base of the address: so a
   sum of a pointer and an offset is none of an offset and a pointer.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include "address-sum-aux.h"

/* BASE is a pointer for which OFFSET is one, or an offset for which OFFSET is the buffer.  */
#define FUNCTION(name, type)                                                  \
  NOINLINE int name (type base, long real)                                    \
  {                                                                           \
    char buffer[64];                                                          \
    long offset = choose (buffer, real);                                      \
    char result;                                                              \
    buffer[3] = 5;                                                            \
    result = *(char *) ((long) base + offset);                                \
    buffer[3] = 6;                                                            \
    use (buffer);                                                             \
    return result;                                                            \
  }

FUNCTION (from_pointer, char *)
FUNCTION (from_integer, long)
FUNCTION (from_integer_again, unsigned long)

int
main (void)
{
  printf ("%d\n", from_pointer (data, 2));
  printf ("%d %d\n", from_integer (3, 0), from_integer_again (3, 0));
  return 0;
}

/* { dg-final { mergefn-keeps-apart from_pointer from_integer } } */
/* { dg-final { mergefn-folds from_integer_again from_integer } } */
