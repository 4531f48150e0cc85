/* GCC looks up which string a loaded value is when the value is stored, and not when it was loaded.  Another store must not
   have made a string of it in between.  The caller stores by the result of one of two functions that fold, and loads by
   that of the other.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <string.h>

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/loads.h"

#define COPY(name, write)                                                     \
  NOINLINE static int name (void *from, char *to)                             \
  {                                                                           \
    char *p = load (from), *q = load_anywhere (from);                         \
    short v;                                                                  \
    memcpy (&v, q, 2);                                                        \
    write;                                                                    \
    memcpy (to, &v, 2);                                                       \
    return strlen (to) < 2 ? 7 : 9;                                           \
  }

COPY (copy_string, strcpy (p, "abcdef"))
COPY (copy_memory, memcpy (p, "abcdef", 7))

static char one[64], two[64], three[64];
void *volatile first = one, *volatile second = two, *volatile third = three;

int
main (void)
{
  void *from = first, *from_third = third;
  printf ("%d ", copy_string (&from, second));
  memset (second, 0, 8);
  printf ("%d\n", copy_memory (&from_third, second));
  return 0;
}
