/* Two pointers in loops point to a struct in the other byte order, of alignments that differ.  The kept function forgets
   the larger alignment, but not the order: GCC makes an assignment of the copy once it knows the size, if it sees no
   type of another order.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <string.h>

#define NO_INPUT
#include "../../include/test.h"
#include "late-results-aux.h"

struct number { unsigned value; } __attribute__ ((scalar_storage_order ("big-endian")));
typedef struct number unaligned __attribute__ ((aligned (1)));
struct outer { struct number in; };

HELPER (size_a, int, 4)
HELPER (size_b, int, 4)
HELPER (size_c, int, 4)

#define SUM(name, T, size)                                                    \
  NOINLINE unsigned name (const char *q, int k)                               \
  {                                                                           \
    struct outer x;                                                           \
    unsigned sum = 0;                                                         \
    int n = size ();                                                          \
    for (int i = 0; i < k; i++)                                               \
      {                                                                       \
        const T *p = (const T *) (q + i * 4);                                 \
        memcpy (&x, p, n);                                                    \
        sum += x.in.value;                                                    \
      }                                                                       \
    return sum;                                                               \
  }
SUM (a_aligned, struct number, size_a)
SUM (b_unaligned, unaligned, size_b)
SUM (c_bytes, char, size_c)

struct number numbers[3] = { { 0x1020304 }, { 0x10 }, { 0x2000 } };

int
main (void)
{
  printf ("%x\n", a_aligned ((char *) &numbers, 3));
  printf ("%x\n", b_unaligned ((char *) &numbers, 3));
  printf ("%x\n", c_bytes ((char *) &numbers, 3));
  return 0;
}

/* { dg-final { mergefn-folds b_unaligned a_aligned } } */
/* { dg-final { mergefn-keeps-apart c_bytes a_aligned } } */
