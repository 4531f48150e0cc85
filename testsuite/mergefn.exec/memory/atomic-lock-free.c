/* Whether atomic operations on an object need a lock goes by the alignment of what the built-in's
   argument points to, though the argument is converted to a plain pointer.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fno-early-inlining" } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

/* A constant that is found late.  */
static inline __SIZE_TYPE__
size (void)
{
  return 8;
}

#define FUNCTION(name, type)                                                  \
  NOINLINE int name (type *p)                                                 \
  {                                                                           \
    return __atomic_always_lock_free (size (), p);                            \
  }

FUNCTION (of_long, long)
FUNCTION (of_long_again, long)
FUNCTION (of_char, char)

int
main (void)
{
  long x;
  long y;
  char c[8];
  printf ("%d %d %d\n", of_long (&x), of_long_again (&y), of_char (c));
  return 0;
}

/* { dg-final { mergefn-folds of_long_again of_long } } */
/* { dg-final { mergefn-keeps-apart of_long of_char } } */
