/* A pointer that a loop computes from a constant base is taken to be at least as large as what it points to is aligned.
   Here GCC finds only after folding that the base is a constant: nobody writes BASE.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdint.h>
#include <stdio.h>

#define INPUT 4
#include "../../include/test.h"

struct items { char a[400]; };
static struct items *base = (struct items *) 2;
uintptr_t out[16];

#define FUNCTION(name, type)                                                  \
  NOINLINE int name (void)                                                    \
  {                                                                           \
    int k = 0;                                                                \
    for (long i = 12;; i -= 4)                                                \
      {                                                                       \
        type *q = (type *) &base->a[i];                                       \
        out[k++] = (uintptr_t) q;                                             \
        if (k == input)                                                       \
          break;                                                              \
      }                                                                       \
    return k;                                                                 \
  }
FUNCTION (a_ints, int)
FUNCTION (of_chars, char)
FUNCTION (of_bytes, unsigned char)

int
main (int argc, char **argv)
{
  if (argc > 9)
    printf ("%d\n", a_ints ());
  printf ("%d %d %d\n", of_chars (), (int) out[0], (int) out[3]);
  printf ("%d %d %d\n", of_bytes (), (int) out[0], (int) out[3]);
  return 0;
}

/* { dg-final { mergefn-folds of_chars a_ints } } */
/* { dg-final { mergefn-needs pointee-alignment {-O1 -O2 -O3 -Os} } } */
/* { dg-final { mergefn-folds of_bytes of_chars } } */
