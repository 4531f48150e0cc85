/* What facts-alignment.c and weaken-alignment.c compile, where facts are kept
   and where they are weakened.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "../../include/test.h"

typedef __int128 aligned __attribute__ ((aligned (16), may_alias));
typedef __int128 word_aligned __attribute__ ((aligned (4), may_alias));
typedef __int128 unaligned __attribute__ ((aligned (1), may_alias));

#define FUNCTION(name, type)                                                  \
  static NOINLINE int name (void *to, const void *from, int n)                \
  {                                                                           \
    type *p = to;                                                             \
    const type *q = from;                                                     \
    *p = *q;                                                                  \
    p = (type *) ((char *) p + 16);                                           \
    q = (const type *) ((const char *) q + 16);                               \
    *p = *q;                                                                  \
    return n;                                                                 \
  }

FUNCTION (a_aligned, aligned)
FUNCTION (a_aligned_too, aligned)
FUNCTION (b_plain, word_aligned)
FUNCTION (b_plain_too, word_aligned)
FUNCTION (c_unaligned, unaligned)

static char bytes[160] __attribute__ ((aligned (32)));

/* The pointers' types alone promise an alignment, or anything else.  */
static NOIPA char *
at (int n)
{
  return bytes + n;
}

int
main (void)
{
  for (int i = 0; i < 160; i++)
    bytes[i] = i * input;
  printf ("%d\n", a_aligned (at (0), at (80), input));
  printf ("%d\n", a_aligned_too (at (0), at (96), input));
  printf ("%d\n", b_plain (at (4), at (84), input));
  printf ("%d\n", b_plain_too (at (4), at (92), input));
  printf ("%d\n", c_unaligned (at (5), at (91), input));
  for (int i = 0; i < 160; i++)
    printf ("%d ", bytes[i]);
  printf ("\n");
  return 0;
}
