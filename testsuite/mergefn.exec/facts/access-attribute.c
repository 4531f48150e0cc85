/* The attribute "access" says how many items a parameter points to, and GCC
   answers a question for their size after folding: items of another size are
   another answer.  Without the attribute nothing depends on it.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

#define ACCESS __attribute__ ((access (read_write, 1, 2)))

volatile int n = 10;

/* Before GCC 12 there is no such question.  */
#if __GNUC__ >= 12
#define SIZE(p) __builtin_dynamic_object_size (p, 0)
#define UNKNOWN(p) SIZE (p)
#else
#define SIZE(p) sizeof *(p)
#define UNKNOWN(p) 0
#endif

#define FUNCTION(name, type, attribute, size)                                 \
  static NOINLINE attribute unsigned long name (type *p, int n)               \
  {                                                                           \
    return size (p) + n * 3;                                                  \
  }
FUNCTION (bytes, char, ACCESS, SIZE)
FUNCTION (ints, int, ACCESS, SIZE)
FUNCTION (floats, float, ACCESS, SIZE)
/* The number is extended by its own sign.  */
static NOINLINE ACCESS unsigned long
unsigned_bytes (char *p, unsigned n)
{
  return SIZE (p) + n * 3;
}
FUNCTION (any_bytes, char, , UNKNOWN)
FUNCTION (any_ints, int, , UNKNOWN)

int
main (void)
{
  int room[10];
  printf ("%lu\n", bytes ((char *) room, n));
  printf ("%lu %lu\n", ints (room, n), floats ((float *) room, n));
  printf ("%lx\n", unsigned_bytes ((char *) room, 0x80000000u + n));
  printf ("%lu %lu\n", any_bytes ((char *) room, n), any_ints (room, n));
  return 0;
}

/* { dg-final { mergefn-keeps-apart ints bytes } } */
/* { dg-final { mergefn-folds ints floats } } */
/* { dg-final { mergefn-folds any_ints any_bytes } } */
