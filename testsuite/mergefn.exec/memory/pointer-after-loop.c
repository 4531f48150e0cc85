/* A pointer that a loop computes is taken to be at least as large as what it points to is aligned.  Here the pointer is a
   PHI after an inner loop: GCC makes a sum of it, since it knows how often the inner loop runs.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdint.h>
#include <stdio.h>

#define INPUT 6
#include "../../include/test.h"

struct page { char bytes[4096]; } __attribute__ ((aligned (4096)));
uintptr_t seen[16];

#define FUNCTION(name, type)                                                  \
  NOINLINE int name (int n)                                                   \
  {                                                                           \
    int k = 0;                                                                \
    for (long i = 0x1801;; i -= 0x400)                                        \
      {                                                                       \
        type *at = (type *) 1, *last;                                         \
        long j = 0;                                                           \
        do                                                                    \
          {                                                                   \
            last = at;                                                        \
            at = (type *) ((char *) at + 1);                                  \
          }                                                                   \
        while (++j != i);                                                     \
        seen[k++] = (uintptr_t) last;                                         \
        if (k == n)                                                           \
          break;                                                              \
      }                                                                       \
    return k;                                                                 \
  }
FUNCTION (a_page, struct page)
FUNCTION (b_char, char)
FUNCTION (c_char, signed char)

int
main (int argc, char **argv)
{
  if (argc > 9)
    printf ("%d\n", a_page (input));
  printf ("%d %d %d\n", b_char (input), (int) seen[0], (int) seen[5]);
  printf ("%d %d %d\n", c_char (input), (int) seen[0], (int) seen[5]);
  return 0;
}

/* { dg-final { mergefn-folds b_char a_page } } */
/* { dg-final { mergefn-folds c_char a_page } } */
/* { dg-final { mergefn-needs pointee-alignment {-O1 -O2 -O3 -Os} {11 12} } } */
