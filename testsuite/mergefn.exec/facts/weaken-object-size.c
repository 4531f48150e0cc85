/* The path along an address tells how large the part is that it names.  The kept
   function's part is small; the dropped one's begins at the same place and is
   large.  No program is known that goes wrong without the step: GCC asks for
   parts' sizes where the function does (object-size-of-part.c), and otherwise
   for warnings alone.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

struct small { int number; char text[8], more[24]; };
struct large { int number; char text[32]; };

#define FUNCTION(name, type)                                                  \
  static NOINLINE int name (char *to, void *from, int n)                      \
  {                                                                           \
    struct type *p = from;                                                    \
    int length = sprintf (to, "%s", p->text);                                 \
    if (length > 20)                                                          \
      n += 1000;                                                              \
    return n + length * 3;                                                    \
  }

FUNCTION (a_small, small)
FUNCTION (b_large, large)

int
main (void)
{
  char to[64];
  struct small s = { 5, "small", "more" };
  struct large l = { 6, "twenty-four bytes, or so" };
  printf ("%d %s\n", a_small (to, &s, input), to);
  int value = b_large (to, &l, input);
  printf ("%d %s\n", value, to);
  return 0;
}

/* { dg-final { mergefn-folds b_large a_small } } */
/* { dg-final { mergefn-weakens b_large a_small object-size } } */
