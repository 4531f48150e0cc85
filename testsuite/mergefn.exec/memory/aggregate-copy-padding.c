/* Copying a struct need not copy its padding, because scalar replacement copies
   member by member: a copy of {int, char} may leave out three bytes that a copy
   of {int, char[4]} must carry.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-additional-options "-fno-strict-aliasing -fno-early-inlining" } */

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

struct padded { int number; char letter; };
struct full { int number; char letters[4]; };
struct full_too { int number; char more_letters[4]; };

/* Rotates three structs, N times, through a local that is first known to be
   nothing but that when the copies are inlined.  */
#define FUNCTION(name, type)                                                  \
  static inline void copy_##type (struct type *to, const struct type *from)   \
  {                                                                           \
    *to = *from;                                                              \
  }                                                                           \
  static NOINLINE void name (void *where, int n)                              \
  {                                                                           \
    struct type *p = where;                                                   \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        struct type saved;                                                    \
        copy_##type (&saved, p);                                              \
        copy_##type (p, p + 1);                                               \
        copy_##type (p + 1, p + 2);                                           \
        copy_##type (p + 2, &saved);                                          \
      }                                                                       \
  }

FUNCTION (rotate_padded, padded)
FUNCTION (rotate_whole, full)
FUNCTION (rotate_whole_too, full_too)

int
main (void)
{
  struct full a[3], b[3];
  struct padded c[3];
  memset (a, 0, sizeof a);
  for (int i = 0; i < 3; i++)
    {
      a[i].number = i * input;
      memcpy (a[i].letters, "abcdefgh" + i, 4);
      c[i].number = i * input;
      c[i].letter = 'a' + i;
    }
  memcpy (b, a, sizeof a);
  rotate_whole (a, input - 1);
  rotate_whole_too (b, input - 1);
  rotate_padded (c, input - 1);
  for (int i = 0; i < 3; i++)
    printf ("%d %.4s %d %.4s %d %c\n", a[i].number, a[i].letters, b[i].number,
            b[i].letters, c[i].number, c[i].letter);
  return 0;
}

/* { dg-final { mergefn-folds rotate_whole_too rotate_whole removed } } */
/* { dg-final { mergefn-keeps-apart rotate_whole rotate_padded } } */
