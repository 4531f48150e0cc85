/* GCC's pass for strings takes a store of a number for one of characters if the pointer points to characters.  It may then
   drop a zero byte that is there already.  No key says what a pointer points to, so a function with inline assembly, on
   which all passes run, does not fold if it accesses characters.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>
#include <string.h>

#define NO_INPUT
#include "../../include/test.h"

typedef int any_int __attribute__ ((may_alias));

#define ENDS(name, type)                                                      \
  NOINLINE void name (type *p, char *q)                                       \
  {                                                                           \
    any_int x = *(any_int *) q;                                               \
    __asm__ volatile ("nop");                                                 \
    q[0] = 'a';                                                               \
    q[1] = 'b';                                                               \
    q[2] = 'c';                                                               \
    q[3] = 0;                                                                 \
    *(any_int *) p = x;                                                       \
    ((char *) p)[3] = 0;                                                      \
  }
ENDS (ends_int, int)
ENDS (ends_string, char)

#define COPIES(name, type)                                                    \
  NOINLINE int name (type *p, char *q)                                        \
  {                                                                           \
    any_int x = *(any_int *) q;                                               \
    __asm__ volatile ("nop");                                                 \
    *(any_int *) p = x;                                                       \
    return x * 3;                                                             \
  }
COPIES (copies_int, int)
COPIES (copies_string, char)

int
main (void)
{
  int i, k;
  char ends[4], from[4] = { 'z', 'z', 'z', 'z' }, ended[4] = { 'y', 'y', 'y', 0 };
  ends_int (&i, from);
  ends_string (ends, ended);
  printf ("%x %s\n", i, ends);
  i = copies_int (&k, from);
  printf ("%d %d\n", i, copies_string (ends, ended));
  return 0;
}

/* { dg-final { mergefn-keeps-apart ends_int ends_string } } */
/* { dg-final { mergefn-folds copies_string copies_int } } */
