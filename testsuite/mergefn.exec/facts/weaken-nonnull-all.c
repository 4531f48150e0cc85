/* `nonnull' without a list speaks of every parameter that is a pointer.  The kept function's last parameter is one,
   the dropped function's is a number, which may be zero.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 1
#include "../../include/test.h"

union value
{
  long number;
  char *text;
};
struct slot
{
  union value value;
  int n;
};

/* GCC finds out late that one of the two slots holds `last'.  */
#define FUNCTION(name, type, member)                                                               \
  __attribute__ ((noinline, noclone, nonnull)) int name (struct slot *a, struct slot *b, int *k,   \
                                                         type last)                                \
  {                                                                                                \
    int r = (k[0] + k[1] * 3) ^ k[2];                                                              \
    a->value.member = last;                                                                        \
    for (int i = 0; i < 2; i++)                                                                    \
      {                                                                                            \
        struct slot *t = i ? a : b;                                                                \
        if (t->value.text == 0)                                                                    \
          r += 5;                                                                                  \
        else                                                                                       \
          r ^= 7;                                                                                  \
      }                                                                                            \
    k[0] = r;                                                                                      \
    return r * 3;                                                                                  \
  }
FUNCTION (a_text, char *, text)
FUNCTION (another_text, char *, text)
FUNCTION (number, long, number)

int
main (void)
{
  struct slot x = { { 1 }, 2 }, y = { { 2 }, 3 };
  int k[3] = { input, 2, 8 };
  printf ("%d\n", number (&x, &y, k, input - 1));
  printf ("%d\n", a_text (&x, &y, k, "a"));
  printf ("%d\n", another_text (&x, &y, k, "b"));
  return 0;
}

/* { dg-final { mergefn-keeps-apart number a_text } } */
/* { dg-final { mergefn-folds another_text a_text } } */
