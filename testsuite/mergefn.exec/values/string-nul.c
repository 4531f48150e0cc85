/* A string literal is its bytes and its length, NULs inside and at the end
   included.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <wchar.h>

#include "../../include/test.h"

NOINLINE int
hash (const void *where, int size)
{
  const unsigned char *p = where;
  int sum = size;
  for (int i = 0; i < size; i++)
    sum = sum * 31 + p[i];
  return sum;
}

#define FUNCTION(name, string)                                                \
  static NOINLINE int name (int n, int size)                                  \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + hash (string, size);                                    \
    return sum;                                                               \
  }

FUNCTION (plain, "ab\0cd")
FUNCTION (plain_again, "ab\0cd")
FUNCTION (after_nul, "ab\0ce")
FUNCTION (shorter, "ab\0c")
FUNCTION (longer, "ab\0cd\0")
FUNCTION (wide, L"ab")
FUNCTION (bytes_of_wide, "a\0\0\0b\0\0\0\0\0\0")
FUNCTION (suffix, &"xab\0cd"[1])
FUNCTION (other_suffix, &"yab\0cd"[1])

int
main (void)
{
  int (*volatile functions[]) (int, int)
      = { plain, plain_again,   after_nul, shorter,     longer,
          wide,  bytes_of_wide, suffix,    other_suffix };
  const int sizes[] = { 6, 6, 6, 5, 7, 12, 12, 6, 6 };
  for (int f = 0; f < 9; f++)
    printf ("%d\n", functions[f](input, sizes[f]));
  return 0;
}

/* { dg-final { mergefn-folds plain_again plain } } */
/* { dg-final { mergefn-keeps-apart plain after_nul } } */
/* { dg-final { mergefn-keeps-apart plain shorter } } */
/* { dg-final { mergefn-keeps-apart plain longer } } */
/* { dg-final { mergefn-count-merges 1 } } */
