/* What alloc_size says of a call is computed from its arguments, each extended by its sign.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

char pool[64];

#define ALLOCATOR(name, T)                                                    \
  NOINLINE __attribute__ ((alloc_size (1))) void *name (T n)                  \
  {                                                                           \
    pool[0] = (char) n;                                                       \
    return pool;                                                              \
  }

#define SIZE(name, allocator, T)                                              \
  NOINLINE unsigned long name (T n)                                           \
  {                                                                           \
    char *p = allocator (n);                                                  \
    return __builtin_object_size (p, 0) ^ (unsigned char) *p;                 \
  }

/* The value is not known, or known before the function is compiled.  */
#define POINTER(name, T, size)                                                \
  NOINLINE unsigned long name (T function)                                    \
  {                                                                           \
    char *p = function (size);                                                \
    return __builtin_object_size (p, 0);                                      \
  }

typedef void *(*Signed) (int) __attribute__ ((alloc_size (1)));
typedef void *(*Unsigned) (unsigned) __attribute__ ((alloc_size (1)));
typedef void *(*Plain) (int);
typedef void *(*Plain_unsigned) (unsigned);

ALLOCATOR (a_allocator, int)
ALLOCATOR (b_allocator, unsigned)
SIZE (a_size, a_allocator, int)
SIZE (b_size, b_allocator, unsigned)
POINTER (a_known, Signed, (int) 0x80000010)
POINTER (b_known, Unsigned, 0x80000010u)
POINTER (a_plain, Plain, (int) 0x80000010)
POINTER (b_plain, Plain_unsigned, 0x80000010u)

int
main (int argc, char **argv)
{
  if (argc > 9)
    printf ("%lx %lx\n", a_size (16), a_known (a_allocator));
  printf ("%lx %lx\n", b_size (0x10), b_known (b_allocator));
  printf ("%lx %lx\n", a_plain (a_allocator), b_plain (b_allocator));
  return 0;
}

/* { dg-final { mergefn-keeps-apart a_size b_size } } */
/* { dg-final { mergefn-keeps-apart a_known b_known } } */
/* { dg-final { mergefn-folds b_plain a_plain } } */
