/* A pointer that a loop computes is taken to be at least as large as what it points to is aligned
   (pointer-sum-alignment.c).  These become sums with a variable later: an address with a variable part, and a sum
   with a constant.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-linux* } */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <sys/mman.h>

#define NO_INPUT
#include "../../include/test.h"

#define BASE 0x40000
#define LOW 0x30000
typedef struct { char c[BASE]; } __attribute__ ((aligned (BASE))) Large;
struct Row { char c; };
struct Memory { struct Row rows[0x20000]; };
char *last;

#define ADDRESS(name, T)                                                                           \
  NOINLINE int name (long n)                                                                       \
  {                                                                                                \
    int s = 0;                                                                                     \
    struct Memory *m = (struct Memory *) LOW;                                                      \
    for (long i = 0; i < n; i++)                                                                   \
      {                                                                                            \
        T *q = (T *) &m->rows[BASE - LOW - i].c;                                                   \
        s = s * 3 + *(char *) q + (int) (long) q;                                                  \
      }                                                                                            \
    return s;                                                                                      \
  }

/* GCC finds out late that m is not 0 and that p is not used otherwise.  */
#define SUM(name, T)                                                                               \
  NOINLINE int name (long n)                                                                       \
  {                                                                                                \
    int s = 0, m = 2;                                                                              \
    for (int i = 0; i < 3; i++)                                                                    \
      m = (m * 5 + 3) % 7;                                                                         \
    for (long i = 0; i < n; i++)                                                                   \
      {                                                                                            \
        char *p = (char *) BASE - i;                                                               \
        if (m)                                                                                     \
          last = p;                                                                                \
        T *q = (T *) (p + 4);                                                                      \
        s = s * 3 + (int) (long) q;                                                                \
      }                                                                                            \
    return s;                                                                                      \
  }

ADDRESS (a_large_address, Large)
ADDRESS (char_address, char)
ADDRESS (signed_address, signed char)
SUM (a_large_sum, Large)
SUM (char_sum, char)
SUM (signed_sum, signed char)

int
main (int argc, char **argv)
{
  char *p = mmap ((void *) LOW, 0x20000, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
  if (p == MAP_FAILED)
    return 0;
  for (int i = 0; i < 0x20000; i++)
    p[i] = i * 7 + 1;
  if (argc > 9)
    printf ("%d %d\n", a_large_address (1), a_large_sum (1));
  printf ("%d %d\n", char_address (40), signed_address (40));
  printf ("%d %d\n", char_sum (40), signed_sum (40));
  return 0;
}

/* { dg-final { mergefn-folds char_address a_large_address } } */
/* { dg-final { mergefn-folds char_sum a_large_sum } } */
/* { dg-final { mergefn-folds signed_address char_address } } */
/* { dg-final { mergefn-folds signed_sum char_sum } } */
/* { dg-final { mergefn-needs pointee-alignment {-O1 -O2 -O3 -Os} } } */
