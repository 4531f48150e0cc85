/* What only GCC's pass for strings finds to be dead.  The pass leaves folded functions alone.  So a function with a
   statement that GCC may not compile does not fold if it has strings, though GCC knows the same of both.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-* } */
/* { dg-options "-O2" } */

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

typedef int four __attribute__ ((vector_size (16)));
four lanes;

NOIPA void
see (char *text)
{
  puts (text);
}

#define FUNCTION(name, statement)                                             \
  NOINLINE int name (int n)                                                   \
  {                                                                           \
    char text[16];                                                            \
    strcpy (text, "abc");                                                     \
    text[1] = n ? 'x' : 'y';                                                  \
    if (strlen (text) != 3)                                                   \
      statement;                                                              \
    see (text);                                                               \
    return 1;                                                                 \
  }

FUNCTION (a_lane, lanes[0] = __builtin_ia32_vec_ext_v4si (lanes, 7))
FUNCTION (b_lane, lanes[0] = __builtin_ia32_vec_ext_v4si (lanes, 7))
FUNCTION (a_plain, lanes[0] = 7)
FUNCTION (b_plain, lanes[0] = 7)

int
main (void)
{
  return a_lane (input) + b_lane (input) + a_plain (input) + b_plain (input) - 4;
}

/* { dg-final { mergefn-keeps-apart a_lane b_lane } } */
/* { dg-final { mergefn-folds b_plain a_plain } } */
