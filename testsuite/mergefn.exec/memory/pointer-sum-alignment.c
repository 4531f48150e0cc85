/* A pointer that a loop computes is taken to be at least as large as what it points to is aligned.  That bounds the
   loop, where the base is a constant, also if nothing of that type is accessed.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-linux* } */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <sys/mman.h>

#define NO_INPUT
#include "../../include/test.h"

#define BASE 0x40000
typedef struct { char c[BASE]; } __attribute__ ((aligned (BASE))) Large;

typedef struct { char c[BASE]; } __attribute__ ((packed, aligned (BASE))) Packed;

#define FUNCTION(name, T)                                                     \
  NOINLINE int name (long n)                                                  \
  {                                                                           \
    int s = 0;                                                                \
    for (long i = 0; i < n; i++)                                              \
      {                                                                       \
        T *q = (T *) ((char *) BASE - i);                                     \
        s = s * 3 + *(char *) q;                                              \
      }                                                                       \
    return s;                                                                 \
  }

FUNCTION (a_large, Large)
FUNCTION (a_close, Packed)
FUNCTION (b_char, char)
FUNCTION (c_char, signed char)

int
main (int argc, char **argv)
{
  char *p = mmap ((void *) (BASE - 0x10000), 0x20000, PROT_READ | PROT_WRITE,
                  MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
  if (p == MAP_FAILED)
    return 0;
  for (int i = 0; i < 0x20000; i++)
    p[i] = i * 7 + 1;
  if (argc > 9)
    printf ("%d %d\n", a_large (1), a_close (1));
  printf ("%d %d\n", b_char (40), c_char (40));
  return 0;
}

/* { dg-final { mergefn-folds b_char a_close } } */
/* { dg-final { mergefn-folds a_large a_close } } */
/* { dg-final { mergefn-folds c_char a_close } } */
/* { dg-final { mergefn-needs pointee-alignment {-O1 -O2 -O3 -Os} } } */
