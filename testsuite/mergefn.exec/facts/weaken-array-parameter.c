/* An array parameter says how many items its argument has at least.  The pass for strings takes this for the size
   of an object, so it counts how large an item is.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

#define FUNCTION(name, type)                                                                       \
  NOINLINE int name (type p[static 8], type q[static 8], int c)                                    \
  {                                                                                                \
    const char *a = (const char *) p, *b = (const char *) q;                                       \
    size_t n = strlen (a), m = strlen (b);                                                         \
    if (n > 20 || m > 20)                                                                          \
      return -1;                                                                                   \
    const char *r = c > 3 ? a : b;                                                                 \
    if (strcmp (r, "0123456789") == 0)                                                             \
      return 100 + n + m;                                                                          \
    return n - m;                                                                                  \
  }
FUNCTION (a_chars, char)
FUNCTION (chars, char)
FUNCTION (ints, int)

int
main (void)
{
  int x[8], y[8];
  char s[8] = "abc", t[8] = "de";
  strcpy ((char *) x, "0123456789");
  strcpy ((char *) y, "hello");
  printf ("%d %d\n", ints (x, y, input + 2), ints (x, y, input));
  printf ("%d %d\n", a_chars (s, t, input + 2), chars (s, t, input));
  return 0;
}

/* { dg-final { mergefn-folds ints a_chars } } */
/* { dg-final { mergefn-folds chars a_chars } } */
