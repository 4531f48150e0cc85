/* A function may ask for the size of the part of an object that an address
   names, and GCC may answer after folding: then the parts along addresses are
   what the function does.  Sizes of whole objects do not go by parts, but GCC
   takes equal questions for one, so their addresses keep the parts, too.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fno-early-inlining" } */

#include <stdio.h>

#define INPUT 8
#include "../../include/test.h"

struct parts { char head[8]; char tail[24]; };
struct parts s;
char t[4];

/* Inlined late, so that sizes are looked up after folding.  */
static inline void
fill_part (char *to, int c, int n)
{
  __builtin___memset_chk (to, c, n, __builtin_object_size (to, 1));
}
static inline void
fill_whole (char *to, int c, int n)
{
  __builtin___memset_chk (to, c, n, __builtin_object_size (to, 0));
}
static inline unsigned long
least (char *of)
{
  return __builtin_object_size (of, 3);
}

NOIPA void look (void *p) { (void) p; }

#define FILL(name, fill, a, b)                                                \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    char *to = t, *other = t;                                                 \
    if (n > 4)                                                                \
      {                                                                       \
        to = (char *) a;                                                      \
        other = (char *) b;                                                   \
      }                                                                       \
    look (other);                                                             \
    fill (to, 'a', n);                                                        \
    return n + 1;                                                             \
  }
FILL (fills_head, fill_part, &s.head, &s)
FILL (fills_all, fill_part, &s, &s.head)
FILL (head_of_whole, fill_whole, &s.head, &s)
FILL (all_of_whole, fill_whole, &s, &s.head)

#define LEAST(name, a, b)                                                     \
  static NOINLINE unsigned long name (int n)                                  \
  {                                                                           \
    look (b);                                                                 \
    return least ((char *) a) * 3 + n;                                        \
  }
LEAST (least_of_head, &s.head, &s)
LEAST (least_of_all, &s, &s.head)

int
main (void)
{
  printf ("%d\n", fills_head (input));
  printf ("%d\n", fills_all (input * 4));
  printf ("%.32s\n", (char *) &s);
  printf ("%d %d\n", head_of_whole (input), all_of_whole (input * 2));
  printf ("%lu %lu\n", least_of_head (input), least_of_all (input));
  return 0;
}

/* { dg-final { mergefn-keeps-apart fills_head fills_all } } */
/* { dg-final { mergefn-keeps-apart least_of_head least_of_all } } */
/* { dg-final { mergefn-keeps-apart head_of_whole all_of_whole } } */
